import { useMemo } from 'react'
import { type Doubt, firstDoubt } from '#domain/match/events/same-goal.ts'
import { useMatch } from './use-match.ts'

/** Two records of the match on the screen that may be of one goal; null: there is nothing to ask. */
export function useDoubt(): Doubt | null {
  const events = useMatch((match) => match.events)
  return useMemo(() => firstDoubt(events), [events])
}
