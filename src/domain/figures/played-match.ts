import type { BySide } from '../match/events/event-score.ts'
import type { MatchEvent } from '../match/events/match-event.ts'

/** A match that is over, as the figures of a season need it. */
export interface PlayedMatch {
  id: number
  /** `YYYY-MM-DD`; null: nobody wrote it down. */
  day: string | null
  opponentName: string
  isHome: boolean
  /** As it stands in the record: decided on paper, it is that score. */
  score: BySide
  /** Decided on paper: nobody played it. */
  isRuled: boolean
  /** Minutes that it lasted: 90, or 120 with extra time. */
  length: number
  events: readonly MatchEvent[]
  /** Who began it. Empty where nobody set the line-up. */
  eleven: readonly number[]
}

export type Outcome = 'won' | 'drawn' | 'lost'

export function outcomeOf({ score: { ours, theirs } }: Pick<PlayedMatch, 'score'>): Outcome {
  if (ours === theirs) return 'drawn'
  return ours > theirs ? 'won' : 'lost'
}

const POINTS: Record<Outcome, number> = { won: 3, drawn: 1, lost: 0 }

export const pointsOf = (match: Pick<PlayedMatch, 'score'>): number => POINTS[outcomeOf(match)]
