import { turnRound } from './scorer-list.ts'
import type { ScorerEntry } from './scorers.ts'

/** The JSON inside a shared setting. Fields that are not known here pass through untouched. */
export type SharedValue = Readonly<Record<string, unknown>>

const isSaid = (value: unknown): boolean => value !== undefined && value !== null

/** Stored scorers as seen by a save that may have turned home into away. They were checked when they were stored. */
function keptScorers(saved: SharedValue, stored: SharedValue | null): unknown {
  const { scorers, isHome } = stored ?? {}
  const hasTurned = typeof saved.isHome === 'boolean' && typeof isHome === 'boolean' && saved.isHome !== isHome
  return hasTurned && Array.isArray(scorers) ? turnRound(scorers as ScorerEntry[], saved.isHome === true) : scorers
}

/** A save that says nothing of the scorers keeps those stored under its own key; an empty list says: none. */
export function withStoredScorers(saved: SharedValue, stored: SharedValue | null): SharedValue {
  const kept = keptScorers(saved, stored)
  return isSaid(saved.scorers) || !isSaid(kept) ? saved : { ...saved, scorers: kept }
}

/** The template is each screen's own and never travels. */
function changesFor(saved: SharedValue, stored: SharedValue | null, scoreNames: Record<string, string>) {
  const changes: Record<string, unknown> = {}
  for (const [from, to] of Object.entries(scoreNames)) if (isSaid(saved[from])) changes[to] = saved[from]
  if (isSaid(saved.isHome)) changes.isHome = saved.isHome
  if (saved.opponentId !== undefined) changes.opponentId = saved.opponentId
  const scorers = saved.scorers ?? keptScorers(saved, stored)
  if (isSaid(scorers)) changes.scorers = scorers
  return changes
}

/** Null where nothing would change: another version of the other setting would be a conflict for no reason. */
function spread(saved: SharedValue, stored: SharedValue | null, scoreNames: Record<string, string>) {
  const changes = changesFor(saved, stored, scoreNames)
  const isSame = ([name, value]: [string, unknown]) => JSON.stringify(value) === JSON.stringify(stored?.[name])
  if (Object.entries(changes).every(isSame)) return null
  return { ...stored, ...changes, ...(isSaid(saved.timestamp) ? { timestamp: saved.timestamp } : {}) }
}

/** The result settings to store after a goal was saved; null: leave them as they are. */
export const spreadScorer = (savedScorer: SharedValue, storedResult: SharedValue | null): SharedValue | null =>
  spread(savedScorer, storedResult, { homeScore: 'resultHomeScore', awayScore: 'resultAwayScore' })

/** The goal settings to store after a result was saved; null: leave them as they are. */
export const spreadResult = (savedResult: SharedValue, storedScorer: SharedValue | null): SharedValue | null =>
  spread(savedResult, storedScorer, { resultHomeScore: 'homeScore', resultAwayScore: 'awayScore' })
