import { clamp } from '../units.ts'
import type { MatchState } from './document/match-state.ts'
import type { BySide } from './events/event-score.ts'
import { MATCH_STATS, STAT_MAX, type StatName } from './match-stats.ts'

type Stats = MatchState['stats']

const WHOLE = 100

const OTHER = { ours: 'theirs', theirs: 'ours' } as const satisfies Record<keyof BySide, keyof BySide>

const without = (stats: Stats, name: StatName): Stats =>
  Object.fromEntries(Object.entries(stats).filter(([one]) => one !== name))

/** With one side's figure; null: it was emptied, and a figure that neither side has is gone. Shares make up a whole. */
export function withTypedStat(stats: Stats, name: StatName, side: keyof BySide, typed: number | null): Stats {
  const other = OTHER[side]
  const { isShare } = MATCH_STATS[name]
  const theOther = stats[name]?.[other] ?? 0
  if (typed === null && (isShare || theOther === 0)) return without(stats, name)
  const value = clamp(Math.trunc(typed ?? 0), 0, isShare ? WHOLE : STAT_MAX)
  const sides = { [side]: value, [other]: isShare ? WHOLE - value : theOther } as unknown as BySide
  return { ...stats, [name]: { ours: sides.ours, theirs: sides.theirs } }
}
