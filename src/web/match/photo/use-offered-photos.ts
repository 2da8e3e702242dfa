import { useState } from 'react'
import type { Photo } from '#contract/photo.ts'
import { photoKey } from '#domain/match/document/keys.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { type PhotoFilter, usePhotos } from '#web/api/photos.ts'
import { useKindKey } from '#web/match-store/kind-key.ts'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useChosenPhoto } from '#web/match-store/photo-catalogue.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import { offeredPhotos } from './offered-photos.ts'

export type ForGraphic = Pick<ShownGraphic, 'kind' | 'eventId' | 'shows'>

const NONE: readonly Photo[] = []

type Pages = ReturnType<typeof usePhotos>
const listed = ({ data }: Pages): readonly Photo[] => data ?? NONE

/** Where one list ends, the next begins. */
const nextOf = (lists: readonly Pages[]): Pages | null => lists.find(({ hasNextPage }) => hasNextPage) ?? null

/** Of the graphic's own match first, then the rest of the library, in both first those of whom it is about; or what is looked for. */
export function useOfferedPhotos({ kind, eventId, shows }: ForGraphic, filter: PhotoFilter) {
  const key = useKindKey(kind)
  const matchId = kindFacts(kind).isOfClub ? null : numberOf(key)
  const chosenId = useMatchOf(key, ({ photos }) => photos[photoKey(kind, eventId)] ?? null)
  const eventPlayer = useMatchOf(key, ({ events }) => events.find(({ id }) => id === eventId)?.playerId ?? null)
  const player = String(eventPlayer ?? shows.playerId ?? '')
  const isSearch = Object.keys(filter).length > 0
  const [hasMatch, hasPlayer] = [!isSearch && matchId !== null, !isSearch && player !== '']
  const match = String(matchId)
  const elsewhere: PhotoFilter = matchId === null ? {} : { except: match }
  const found = usePhotos(filter, isSearch)
  const own = usePhotos({ match }, hasMatch)
  const ownTagged = usePhotos({ match, player }, hasMatch && hasPlayer)
  const rest = usePhotos(elsewhere, !isSearch)
  const restTagged = usePhotos({ ...elsewhere, player }, hasPlayer)
  // A strip that is put in order under a finger would be hard to choose from.
  const [firstId] = useState(chosenId)
  const first = useChosenPhoto(firstId)
  const chosen = useChosenPhoto(chosenId)
  const lists = [ownTagged, own, restTagged, rest]
  const told = own.hasNextPage ? lists.slice(0, 2) : lists
  const paged = isSearch ? [found] : [own, rest]
  return {
    photos: isSearch ? offeredPhotos(null, [listed(found)]) : offeredPhotos(first, told.map(listed), chosen),
    chosenId,
    matchId,
    next: nextOf(paged),
    isLoading: paged.some((list) => list.isLoading),
    failed: paged.filter((list) => list.isError),
  }
}
