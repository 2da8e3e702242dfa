import { useEffect, useState } from 'react'
import { type ClubColours, DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { logFailure } from '#web/api/log.ts'
import { recallColours, rememberColours } from './remembered-colours.ts'
import { DEFAULT_CREST, useClub } from './use-club.ts'

/** Only for a crest that this device sees for the first time. */
async function readCrest(address: string): Promise<ClubColours> {
  const { coloursOfCrest } = await import('./read-crest.ts')
  return coloursOfCrest(address)
}

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
