import { photoKey } from '#domain/match/document/keys.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../catalogue.ts'
import { type KindName, kindFacts } from '../kinds/kinds.ts'
import { milestoneOccasions } from '../kinds/milestone/view.ts'
import type { PhotoView } from '../match-view.ts'
import { SAMPLE_CATALOGUE } from './sample-match.ts'

/** Of a match: wide, its hero right of the middle. */
export const SAMPLE_PHOTO: PhotoView & { id: number } = {
  id: 1,
  src: '/pictures/photo',
  width: 3000,
  height: 2000,
  focus: { x: 64, y: 40 },
  cutout: null,
}

/** The same with the hero cut out. */
export const SAMPLE_CUT_PHOTO = { ...SAMPLE_PHOTO, cutout: '/pictures/cut-out-9' }

/** As if the photograph had been chosen for whatever the kind is about. */
export function withPhoto(
  kind: KindName,
  match: ShownMatch,
  { photo = SAMPLE_PHOTO, catalogue = SAMPLE_CATALOGUE }: { photo?: typeof SAMPLE_PHOTO; catalogue?: Catalogue } = {},
): { match: ShownMatch; catalogue: Catalogue } {
  if (!kindFacts(kind).takesPhoto) return { match, catalogue }
  const subjects = kind === 'milestone' ? milestoneOccasions(match, catalogue) : match.events
  const keys = [null, ...subjects.map(({ id }) => id)].map((eventId) => photoKey(kind, eventId))
  return {
    match: { ...match, photos: { ...match.photos, ...Object.fromEntries(keys.map((key) => [key, photo.id])) } },
    catalogue: { ...catalogue, photos: [photo] },
  }
}
