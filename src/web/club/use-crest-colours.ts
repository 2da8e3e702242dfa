import { useEffect, useState } from 'react'
import { type ClubColours, DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { recallColours, rememberColours } from './remembered-colours.ts'
import { useClub } from './use-club.ts'

/** As the server has worked them out; until they are known, those of the last visit. */
export function useCrestColours(): ClubColours {
  const { crest, colours, isKnown } = useClub()
  const [recalled] = useState(recallColours)

  useEffect(() => {
    if (isKnown) rememberColours(crest, colours ?? DEFAULT_CLUB_COLOURS)
  }, [crest, colours, isKnown])

  return (isKnown ? colours : recalled) ?? DEFAULT_CLUB_COLOURS
}
