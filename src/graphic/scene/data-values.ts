import { shortDate, wallTime } from '#domain/match/wall-date.ts'
import { DEFAULT_CREST, type MatchView, type TeamView, teamsOf } from '../match-view.ts'
import type { DataKey } from '../template/data-keys.ts'

export interface PictureValue {
  /** Empty: there is no picture. */
  src: string
  /** Drawn in its place when the picture cannot be had. */
  fallback?: string
}

/** Words, or the address of a picture. */
export type DataValue = string | PictureValue

/** What a graphic knows; a datum that is not here stays empty on it. */
export type DataValues = Readonly<Partial<Record<DataKey, DataValue>>>

export const NO_VALUE: DataValue = ''

export const isEmptyValue = (value: DataValue | undefined): boolean =>
  typeof value === 'object' ? value.src === '' : !value

const crestValue = (team: TeamView | null): PictureValue => ({
  src: team?.crest ?? DEFAULT_CREST,
  fallback: DEFAULT_CREST,
})

/** What the template's dynamic elements say about this match, with what only some kinds of graphic know of it. */
export function dataValues(view: MatchView, own: DataValues): DataValues {
  const { home, away } = teamsOf(view)
  return {
    home_team: home.name,
    away_team: away.name,
    date: shortDate(view.date),
    time: wallTime(view.time),
    competition: view.competition ?? '',
    home_crest: crestValue(home),
    away_crest: crestValue(away),
    club_crest: crestValue(view.club),
    opponent_crest: crestValue(view.opponent),
    ...own,
  }
}
