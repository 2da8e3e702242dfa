import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { photoPage } from '#contract/photo.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { request } from './request.ts'
import { useSession } from './session.ts'

type Photos = NonNullable<Catalogue['photos']>

const NEWEST = 24

/** Apart from the library: cards are not drawn anew with each of hundreds that come. */
export const SAMPLE_PHOTOS = ['sample-photos']

const samplePhotosQuery = queryOptions({
  queryKey: SAMPLE_PHOTOS,
  queryFn: ({ signal }) => request(`/api/photos?match=any&limit=${NEWEST}`, photoPage, { signal }),
})

const NONE: Photos = []

/** The club's newest of matches, read once for all cards; none for a visitor, or where they cannot be read. */
export function useSamplePhotos(isAsked: boolean): { photos: Photos; isKnown: boolean } {
  const session = useSession()
  const isEnabled = isAsked && Boolean(session.data)
  const { data, isLoading } = useQuery({ ...samplePhotosQuery, enabled: isEnabled })
  const photos = useMemo<Photos>(
    () => data?.photos.map(({ picture, ...photo }) => ({ ...photo, src: picture })) ?? NONE,
    [data],
  )
  return { photos: isEnabled ? photos : NONE, isKnown: !isAsked || (!session.isLoading && !isLoading) }
}
