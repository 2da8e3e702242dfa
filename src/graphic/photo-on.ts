import { photoKey } from '#domain/match/document/keys.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import type { Catalogue } from './catalogue.ts'
import type { KindName } from './kinds/kinds.ts'
import type { PhotoView } from './match-view.ts'

type Choices = Pick<MatchState, 'photos'>

export const chosenId = (kind: KindName, { photos }: Choices, eventId: string | null): number | null =>
  photos[photoKey(kind, eventId)] ?? null

/** The photograph that was chosen for a graphic; undefined: none, or one that is not known. */
export function photoOn(
  { photos }: Pick<Catalogue, 'photos'>,
  kind: KindName,
  chosen: Choices,
  eventId: string | null,
): PhotoView | undefined {
  const wanted = chosenId(kind, chosen, eventId)
  const found = photos?.find(({ id }) => id === wanted)
  if (!found) return undefined
  const { src, width, height, focus, cutout } = found
  return { src, width, height, focus, cutout }
}
