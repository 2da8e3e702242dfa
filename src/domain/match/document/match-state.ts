import type { Lineup, Slot } from '../../lineup/slots.ts'
import { emptySlots } from '../../lineup/slots.ts'
import { type MatchClock, NEW_CLOCK } from '../clock.ts'
import type { BySide } from '../events/event-score.ts'
import { NO_GOALS } from '../events/event-score.ts'
import type { MatchEvent } from '../events/match-event.ts'
import type { Post } from '../post.ts'

export const COMPETITION_MAX_LENGTH = 80
export const ROUND_MAX_LENGTH = 40
export const VENUE_MAX_LENGTH = 80

/** What became of a match apart from its clock. */
export const MATCH_COURSES = ['regular', 'postponed', 'cancelled', 'abandoned'] as const
export type MatchCourse = (typeof MATCH_COURSES)[number]

export interface PublishedLineup extends Lineup {
  at: number
}

/** A match as everybody who works on it shares it. Players, opponents and templates are ids. */
export interface MatchState extends MatchClock {
  selectedOpponent: number | null
  isHome: boolean
  /** Wall time in the club's zone. */
  matchDate: string | null
  matchTime: string | null
  /** As the club words it. */
  competition: string | null
  /** A league's is its number alone, '12'; a cup's has a name, '1/8 finału'. */
  round: string | null
  venue: string | null
  course: MatchCourse
  /** The score that was decided on paper; it stands above what happened on the pitch. */
  ruling: BySide | null
  shootout: BySide | null
  positions: readonly Slot[]
  benchPlayers: readonly number[]
  /** The line-up as fans were shown it; null: it is still the club's own. */
  published: PublishedLineup | null
  /** Whatever happened, those that were taken back too. */
  events: readonly MatchEvent[]
  /** Goals beside those of the list: a score that was put right without a scorer. */
  extraGoals: BySide
  /** By the name of what it is chosen for; absent or null: nobody has chosen. */
  selectedTemplates: Readonly<Record<string, number | null>>
  /** Photographs on graphics, by the event that one is about, else by its kind; absent or null: none. */
  photos: Readonly<Record<string, number | null>>
  /** What the goal screen is about to record. */
  isOpponentGoal: boolean
  selectedScorer: number | null
  /** The goal that the goal graphic shows; null: the newest. */
  shownGoal: string | null
  isHalfTime: boolean
  /** Whom the club chose as the player of the match. */
  bestPlayer: number | null
  /** Typed figures of the match, by their names: shots, corners, possession. */
  stats: Readonly<Record<string, BySide>>
  /** What a free post says. It is drawn from a document of its own, which has nothing else in it: no match ever holds one. */
  post: Post | null
}

export const EMPTY_MATCH: Readonly<MatchState> = {
  ...NEW_CLOCK,
  selectedOpponent: null,
  isHome: true,
  matchDate: null,
  matchTime: null,
  competition: null,
  round: null,
  venue: null,
  course: 'regular',
  ruling: null,
  shootout: null,
  positions: emptySlots(),
  benchPlayers: [],
  published: null,
  events: [],
  extraGoals: NO_GOALS,
  selectedTemplates: {},
  photos: {},
  isOpponentGoal: false,
  selectedScorer: null,
  shownGoal: null,
  isHalfTime: false,
  bestPlayer: null,
  stats: {},
  post: null,
}
