import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { MATCH_STATS, STAT_NAMES } from '#domain/match/match-stats.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type MatchView, matchView } from '../../match-view.ts'

export interface StatView {
  label: string
  home: number
  away: number
  /** In percent. */
  isShare: boolean
}

export interface StatsView extends MatchView {
  homeScore: number
  awayScore: number
  stats: readonly StatView[]
}

/** Those that somebody typed, in the order in which they are shown. */
export const typedStats = ({ stats, isHome }: ShownMatch): StatView[] =>
  STAT_NAMES.flatMap((name) => {
    const typed = stats[name]
    if (!typed) return []
    const [home, away] = isHome ? [typed.ours, typed.theirs] : [typed.theirs, typed.ours]
    return [{ ...MATCH_STATS[name], home, away }]
  })

export function statsView(match: ShownMatch, catalogue: Catalogue): StatsView {
  const { homeScore, awayScore } = match
  return { ...matchView(match, catalogue), homeScore, awayScore, stats: typedStats(match) }
}

export const figureOf = ({ isShare }: StatView, value: number): string => (isShare ? `${value}%` : String(value))
