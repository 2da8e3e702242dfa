import { photoKey } from '#domain/match/document/keys.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import type { Catalogue } from './catalogue.ts'
import type { KindName } from './kinds/kinds.ts'
import type { PhotoView } from './match-view.ts'

/** The photograph that was chosen for a graphic; undefined: none, or one that is no longer there. */
export function photoOn(
  { photos }: Pick<Catalogue, 'photos'>,
  kind: KindName,
  chosen: Pick<MatchState, 'photos'>,
  eventId: string | null,
): PhotoView | undefined {
  const wanted = chosen.photos[photoKey(kind, eventId)]
  const found = photos?.find(({ id }) => id === wanted)
  if (!found) return undefined
  const { id: _, ...photo } = found
  return photo
}
