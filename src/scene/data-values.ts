import { shortDate, wallTime } from '#domain/match/wall-date.ts'
import type { DataKey } from '#domain/template/data-keys.ts'
import { DEFAULT_CREST, type MatchView, teamsOf } from './match-view.ts'

export type DataValues = Readonly<Record<DataKey, string>>

const UNKNOWN = {
  heading: '',
  score: '',
  home_scorer: '',
  away_scorer: '',
  minute: '',
  player_number: '',
  scorer_photo: '',
} as const

/** What only some kinds of graphic know of a match. */
export type OwnValues = Partial<Record<keyof typeof UNKNOWN, string>>

/** What the template's dynamic elements say about this match; empty where this graphic does not know it. */
export function dataValues(view: MatchView, own: OwnValues): DataValues {
  const { home, away } = teamsOf(view)
  return {
    ...UNKNOWN,
    home_team: home.name,
    away_team: away.name,
    date: shortDate(view.date),
    time: wallTime(view.time),
    competition: view.competition ?? '',
    club_crest: view.club.crest ?? DEFAULT_CREST,
    opponent_crest: view.opponent?.crest ?? DEFAULT_CREST,
    ...own,
  }
}
