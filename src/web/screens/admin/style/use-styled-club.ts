import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useRef } from 'react'
import { clubStyle } from '#contract/club-style.ts'
import { DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import type { Catalogue, CatalogueTemplate } from '#graphic/catalogue.ts'
import type { OwnMatch } from '#graphic/sample/stories.ts'
import type { ClubStyle } from '#graphic/style/club-style.ts'
import { useColoursOfCrest } from '#web/api/club-style.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { usePlayers } from '#web/api/players.ts'
import { useSamplePhotos } from '#web/api/sample-photos.ts'
import { useSeasonFacts } from '#web/api/season-facts.ts'
import { useTemplates } from '#web/api/templates.ts'
import { useClub } from '#web/club/use-club.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { useOwnMatch } from './use-own-match.ts'

/** A colour that is dragged passes through hundreds of others. */
const REST_MS = 120

export interface StyledClub {
  catalogue: Catalogue
  match: OwnMatch | null
  templates: readonly CatalogueTemplate[]
  isReady: boolean
}

/** The last one that could be drawn: while a colour is typed, it is none for a moment. */
function useLastGood(style: ClubStyle): ClubStyle {
  const parsed = useMemo(() => clubStyle.safeParse(style).data, [style])
  const last = useRef(parsed)
  last.current = parsed ?? last.current
  return last.current ?? style
}

/** The club as it would be drawn in this style, with its own squad, opponents, match and photos. */
export function useStyledClub(chosen: ClubStyle): StyledClub {
  const { club, players, opponents, sponsors, templates, today } = useCatalogue()
  const { crest, isKnown: isClubKnown } = useClub()
  const lists = [usePlayers().data, useOpponents().data, useTemplates().data]
  const ofCrest = useColoursOfCrest(crest)
  const match = useOwnMatch(today)
  const facts = useSeasonFacts(match?.id ?? null)
  const season = facts.data
  const { photos, isKnown: arePhotosKnown } = useSamplePhotos(true)
  const [style] = useDebouncedValue(useLastGood(chosen), REST_MS)
  const crestColours = ofCrest.data ?? DEFAULT_CLUB_COLOURS
  const { primary, accent } = style.colours ?? crestColours
  const catalogue = useMemo(
    () => ({
      players,
      opponents,
      sponsors,
      templates: [],
      season,
      photos,
      club: { name: club.name, crest: club.crest, colours: { primary, accent }, style },
    }),
    [players, opponents, sponsors, season, photos, club.name, club.crest, primary, accent, style],
  )
  const isKnown =
    isClubKnown &&
    arePhotosKnown &&
    lists.every((list) => list !== undefined) &&
    match !== undefined &&
    !facts.isLoading &&
    !ofCrest.isPending
  return useMemo(
    () => ({ catalogue, templates, match: match ?? null, isReady: isKnown }),
    [catalogue, templates, match, isKnown],
  )
}
