import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PhotoLoss } from '#contract/lost-photo.ts'
import { chosenPhotosQuery } from '#web/api/chosen-photos.ts'
import { LostPhotoError } from '#web/api/lost-photo-error.ts'
import { choosePhoto } from '#web/match-store/choose-photo.ts'
import { useKindKey } from '#web/match-store/kind-key.ts'
import { chosenIds } from '#web/match-store/photo-catalogue.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'

/** What has become of the photograph that was chosen for a graphic: nobody gets one without it unasked. */
export interface GraphicPhoto {
  /** Null: it is there, on its way, or none is chosen. */
  loss: PhotoLoss | null
  /** It is being asked for. */
  isComing: boolean
  /** Grows with every new try to have it. */
  attempt: number
  retry: () => void
  /** The graphic does without from now on. */
  takeAway: () => void
  /** What of a drawing could not be had. */
  onPrepared: (failed: readonly string[]) => void
  /** Takes note where what failed is the photograph. */
  heed: (error: Error) => void
}

interface Tried {
  attempt: number
  /** The pictures it is said of: another choice begins anew. */
  pictures: string
  loss: PhotoLoss | null
}

const isSame = (one: Tried, other: Tried): boolean =>
  one.attempt === other.attempt && one.pictures === other.pictures && one.loss === other.loss

const NONE: readonly number[] = []

export function useGraphicPhoto({ kind, eventId, photo }: ShownGraphic): GraphicPhoto {
  const chosen = useMatchOf(useKindKey(kind), ({ photos }) => photos)
  const isUnknown = photo?.pictures.length === 0
  // The very question whose answer the graphic is drawn from.
  const ids = useMemo(() => (isUnknown ? chosenIds(chosen) : NONE), [chosen, isUnknown])
  const record = useQuery(chosenPhotosQuery(ids))
  const pictures = photo?.pictures.join(' ') ?? ''
  const [attempt, setAttempt] = useState(0)
  const [tried, setTried] = useState<Tried>({ attempt, pictures: '', loss: null })
  const settle = (loss: PhotoLoss | null) => {
    const next = { attempt, pictures, loss }
    // A file that is made for long says what it lacked when it was begun: a newer try knows better.
    setTried((last) => (last.attempt > attempt || isSame(last, next) ? last : next))
  }
  const lossOfRecord = (): PhotoLoss | null => {
    if (record.isError) return 'unread'
    return record.data && !record.isPlaceholderData ? 'gone' : null
  }
  const lossOfPicture = tried.pictures === pictures ? tried.loss : null
  const loss = photo && (isUnknown ? lossOfRecord() : lossOfPicture)
  const isTrying = isUnknown ? record.isFetching : tried.attempt < attempt && loss !== null
  return {
    loss,
    isComing: isTrying || (isUnknown && loss === null),
    attempt,
    retry: () => {
      setAttempt(attempt + 1)
      if (isUnknown) void record.refetch()
    },
    takeAway: () => choosePhoto(kind, eventId, null),
    onPrepared: (failed) => {
      if (photo) settle(photo.pictures.some((picture) => failed.includes(picture)) ? 'unread' : null)
    },
    heed: (error) => {
      if (error instanceof LostPhotoError) settle(error.loss)
    },
  }
}
