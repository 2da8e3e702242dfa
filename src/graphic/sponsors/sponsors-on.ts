import type { MatchState } from '#domain/match/document/match-state.ts'
import { competitionKey } from '#domain/season/competition.ts'
import { seasonOf } from '#domain/season/season.ts'
import type { Catalogue } from '../catalogue.ts'
import type { KindName } from '../kinds/kinds.ts'
import type { SponsorView } from './sponsor-view.ts'

/** More logos on one strip are too small to be told apart. */
export const SPONSORS_ON_GRAPHIC = 6

type Shown = Pick<MatchState, 'competition' | 'matchDate'>

const isOfCompetition = (wanted: string | null, competition: string | null): boolean =>
  wanted === null || (Boolean(competition) && competitionKey(wanted) === competitionKey(competition ?? ''))

/** Whose logos a graphic of this kind shows in this match, in the club's order. A match without a day is today's. */
export function sponsorsOn(
  { sponsors = [], today }: Pick<Catalogue, 'sponsors' | 'today'>,
  kind: KindName,
  { competition, matchDate }: Shown,
): readonly SponsorView[] {
  const day = matchDate || today
  const season = day ? seasonOf(day) : null
  return sponsors
    .filter(
      (one) =>
        one.isActive &&
        (one.kinds === null || one.kinds.includes(kind)) &&
        isOfCompetition(one.competition, competition) &&
        (one.season === null || one.season === season),
    )
    .slice(0, SPONSORS_ON_GRAPHIC)
}
