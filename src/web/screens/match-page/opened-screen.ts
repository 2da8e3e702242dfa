import type { MatchPage } from '#contract/match-page.ts'
import { isBeingPlayed, isOver } from '#domain/match/current-match.ts'

export interface Teams {
  homeTeam: string
  awayTeam: string
}

/** Where the work on it is: the line-up before it, the goals during it, the result after it. */
export function screenOf({ status }: Pick<MatchPage, 'status'>): '/lineup' | '/scorer' | '/result' {
  if (isBeingPlayed(status)) return '/scorer'
  return isOver(status) ? '/result' : '/lineup'
}
