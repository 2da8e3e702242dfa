import type { SharedMatchKey } from '#domain/club/settings.ts'
import { type SharedValue, withStoredScorers } from '#domain/match/spread.ts'
import type { SharedValues } from './shared-values.ts'

/** A phone whose clock is ahead must not start the match in the future. */
const withStartNotToCome = (saved: SharedValue, now: number): SharedValue =>
  typeof saved.matchTimerStartTime === 'number' && saved.matchTimerStartTime > now
    ? { ...saved, matchTimerStartTime: now }
    : saved

/** The text to store for a shared key; as it came where nothing had to be mended. */
export function preparedValue(key: SharedMatchKey, text: string, stored: SharedValues, now: number): string {
  const saved = JSON.parse(text) as SharedValue
  const isGoals = key === 'scorer_settings_global' || key === 'result_settings_global'
  const prepared = isGoals ? withStoredScorers(saved, stored[key]) : withStartNotToCome(saved, now)
  return prepared === saved ? text : JSON.stringify(prepared)
}
