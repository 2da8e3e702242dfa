import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Photo } from '#contract/photo.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { chosenPhotosQuery } from '#web/api/chosen-photos.ts'
import type { ClubCatalogue } from './catalogue.ts'
import { useKindKey } from './kind-key.ts'
import { useMatchOf } from './use-match.ts'

type ChosenPhotos = NonNullable<Catalogue['photos']>

/** Which photos are chosen for some graphic, each once. */
export const chosenIds = (photos: Readonly<Record<string, number | null>>): number[] =>
  [...new Set(Object.values(photos))].flatMap((id) => id ?? []).sort((one, other) => one - other)

/** As graphics draw them. */
export const drawnPhoto = ({ id, picture, width, height, focus, cutout }: Photo): ChosenPhotos[number] => ({
  id,
  src: picture,
  width,
  height,
  focus,
  cutout,
})

/** The one that is chosen for a graphic; null: it is gone, or none is. */
export const useChosenPhoto = (id: number | null): Photo | null =>
  useQuery(chosenPhotosQuery(id === null ? [] : [id])).data?.find((photo) => photo.id === id) ?? null

const NONE: ChosenPhotos = []

/** With the photos that are chosen for graphics of the match, or of the club, where the kind takes any; not ready until they are first read. */
export function usePhotoCatalogue(catalogue: ClubCatalogue, kind: KindName | undefined): ClubCatalogue {
  const chosen = useMatchOf(useKindKey(kind), ({ photos }) => photos)
  const isAsked = kind !== undefined && kindFacts(kind).takesPhoto
  const ids = useMemo(() => (isAsked ? chosenIds(chosen) : []), [chosen, isAsked])
  const { data, isPaused, failureCount } = useQuery(chosenPhotosQuery(ids))
  const photos = useMemo(() => (ids.length > 0 && data ? data.map(drawnPhoto) : NONE), [ids, data])
  const hasWaited = useRef(false)
  // One that cannot be read keeps no graphic waiting, and none is taken from the screen for another choice.
  hasWaited.current ||= catalogue.isReady && (ids.length === 0 || data !== undefined || isPaused || failureCount > 0)
  const isReady = catalogue.isReady && hasWaited.current
  return useMemo(() => ({ ...catalogue, photos, isReady }), [catalogue, photos, isReady])
}
