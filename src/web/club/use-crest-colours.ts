import { useEffect, useState } from 'react'
import { type ClubColours, crestColours, DEFAULT_CLUB_COLOURS } from '#domain/club/crest-colours.ts'
import { logFailure } from '#web/api/log.ts'
import { recallColours, rememberColours } from './remembered-colours.ts'
import { DEFAULT_CREST, useClub } from './use-club.ts'

const SAMPLE_SIZE = 64

export function useCrestColours(): ClubColours {
  const { crest, isKnown } = useClub()
  const [read, setRead] = useState(recallColours)

  useEffect(() => {
    if (!isKnown || crest === read?.crest) return
    let abandoned = false
    const show = (colours: ClubColours) => {
      if (!abandoned) setRead({ crest, ...colours })
    }
    const reading = crest === DEFAULT_CREST ? Promise.resolve(DEFAULT_CLUB_COLOURS) : readCrest(crest)
    reading.then(
      (colours) => {
        rememberColours(crest, colours)
        show(colours)
      },
      (error: unknown) => {
        // Not remembered: a page that is left while the crest loads would keep the wrong colours for good.
        logFailure('Nie udało się odczytać kolorów herbu', error)
        show(DEFAULT_CLUB_COLOURS)
      },
    )
    return () => {
      abandoned = true
    }
  }, [crest, isKnown, read?.crest])

  return read ?? DEFAULT_CLUB_COLOURS
}

async function readCrest(address: string): Promise<ClubColours> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_SIZE
  canvas.height = SAMPLE_SIZE
  const surface = canvas.getContext('2d', { willReadFrequently: true })
  if (!surface) return DEFAULT_CLUB_COLOURS
  surface.drawImage(image, 0, 0, SAMPLE_SIZE, SAMPLE_SIZE)
  return crestColours(surface.getImageData(0, 0, SAMPLE_SIZE, SAMPLE_SIZE).data)
}
