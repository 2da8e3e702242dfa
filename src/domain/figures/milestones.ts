import type { MatchState } from '../match/document/match-state.ts'
import { countedGoals } from '../match/events/event-score.ts'
import type { MatchEvent } from '../match/events/match-event.ts'
import type { Career } from './career.ts'
import { lengthOfMatch } from './length-of-match.ts'
import { minutesPlayed } from './minutes-played.ts'

/** What is counted: goals in this match, goals for the team, matches for the team. */
export type MilestoneKind = 'hat-trick' | 'goals' | 'matches'

export interface Milestone {
  /** `goals-50:7`: by it a graphic says what it is about. */
  id: string
  kind: MilestoneKind
  count: number
  playerId: number
  /** What of this match makes it up, the event that reached it last; none: they began the match. */
  events: readonly MatchEvent[]
}

const HAT_TRICK = 3
const EVERY = 50

const isRoundGoals = (goals: number): boolean => goals === 10 || goals === 25 || (goals > 0 && goals % EVERY === 0)
const isRoundMatches = (matches: number): boolean => matches > 0 && matches % EVERY === 0

const milestone = (kind: MilestoneKind, count: number, playerId: number, events: readonly MatchEvent[]): Milestone => ({
  id: `${kind === 'hat-trick' && count === HAT_TRICK ? kind : `${kind}-${count}`}:${playerId}`,
  kind,
  count,
  playerId,
  events,
})

/** Goals of ours by whom they were scored; an own goal is nobody's. */
const scoredByUs = ({ kind, side, playerId }: MatchEvent): boolean =>
  side === 'ours' && kind !== 'ownGoal' && playerId !== null

function byGoals(state: MatchState, before: ((playerId: number) => Career) | null): Milestone[] {
  const goals = countedGoals(state.events).filter(scoredByUs)
  return goals.flatMap(({ playerId }, index) => {
    if (playerId === null) return []
    const own = goals.slice(0, index + 1).filter((goal) => goal.playerId === playerId)
    const total = before && before(playerId).goals + own.length
    return [
      ...(own.length >= HAT_TRICK ? [milestone('hat-trick', own.length, playerId, own)] : []),
      ...(total !== null && isRoundGoals(total) ? [milestone('goals', total, playerId, own)] : []),
    ]
  })
}

/** A line-up alone is no match yet: the clock has to run, or something to have happened. */
const hasBegun = ({ matchTimeState, events }: MatchState): boolean =>
  matchTimeState !== 'notStarted' || events.some(({ isTakenBack }) => !isTakenBack)

function byMatches(state: MatchState, before: (playerId: number) => Career): Milestone[] {
  if (!hasBegun(state)) return []
  const { events } = state
  const eleven = state.positions.flatMap(({ playerId }) => playerId ?? [])
  const played = minutesPlayed({ eleven, events, length: lengthOfMatch(state), isRuled: false })
  return [...played.keys()].flatMap((playerId) => {
    const matches = before(playerId).matches + 1
    if (!isRoundMatches(matches)) return []
    const cameOn = eleven.includes(playerId)
      ? []
      : events.filter(
          ({ kind, side, otherId, isTakenBack }) =>
            kind === 'substitution' && side === 'ours' && otherId === playerId && !isTakenBack,
        )
    return [milestone('matches', matches, playerId, cameOn.slice(0, 1))]
  })
}

/**
 * What players of ours reached in this match, the newest last. Without the careers before it, what the match alone says. A
 * match that was decided on paper counts for nobody.
 */
export function milestonesOf(state: MatchState, careers: readonly Career[] | undefined): Milestone[] {
  if (state.ruling) return []
  if (!careers) return byGoals(state, null)
  const known = new Map(careers.map((career) => [career.playerId, career]))
  const before = (playerId: number): Career => known.get(playerId) ?? { playerId, goals: 0, matches: 0 }
  return [...byMatches(state, before), ...byGoals(state, before)]
}

/** Of several that a player reached in one way, the greatest: four goals say more than the hat-trick before them. */
export const greatestOf = (milestones: readonly Milestone[]): Milestone[] =>
  milestones.filter(
    (one) =>
      !milestones.some(
        (other) => other.playerId === one.playerId && other.kind === one.kind && other.count > one.count,
      ),
  )
