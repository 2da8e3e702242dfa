import type { MatchState } from '#domain/match/document/match-state.ts'
import type { Catalogue } from './catalogue.ts'
import { type KindName, kindFacts } from './kinds/kinds.ts'
import { chosenId, photoOn } from './photo-on.ts'

/** What a graphic is not made without, once somebody has chosen it. */
export interface ChosenPhoto {
  id: number
  /** Where its pictures lie; none: nobody knows of such a photo. */
  pictures: readonly string[]
}

/** Null: the graphic does without. */
export function chosenPhoto(
  catalogue: Pick<Catalogue, 'photos'>,
  kind: KindName,
  chosen: Pick<MatchState, 'photos'>,
  eventId: string | null,
): ChosenPhoto | null {
  const id = kindFacts(kind).takesPhoto ? chosenId(kind, chosen, eventId) : null
  if (id === null) return null
  const photo = photoOn(catalogue, kind, chosen, eventId)
  return { id, pictures: photo ? [photo.src, photo.cutout ?? []].flat() : [] }
}
