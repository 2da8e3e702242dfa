import { followedName } from '#domain/lineup/name-direction.ts'
import { competitionWords } from '#domain/season/round.ts'
import type { MatchView } from '../../match-view.ts'
import type { RoundResultView, RoundView } from '../../season-facts.ts'

export interface LeagueRoundView extends MatchView {
  league: RoundView | null
}

/** `IV liga, 12. kolejka` */
export const roundLine = ({ league }: LeagueRoundView): string =>
  league ? (competitionWords(league.competition, String(league.round)) ?? '') : ''

const line = ({ home, away, homeScore, awayScore }: RoundResultView): string =>
  `${followedName(home.name)} ${homeScore}:${awayScore} ${followedName(away.name)}`

const lines = ({ league }: LeagueRoundView): string[] => (league?.results ?? []).map(line)

export const roundCaption = (view: LeagueRoundView): string[] => [`⚽ Wyniki: ${roundLine(view)}`, ...lines(view)]

export const roundAltText = (view: LeagueRoundView): string[] => [
  `Grafika z wynikami: ${roundLine(view)}`,
  lines(view).join('; '),
]
