import type { MatchState } from './document/match-state.ts'
import { countedGoals, scoreOf } from './events/event-score.ts'
import type { MatchEvent } from './events/match-event.ts'
import { scoreText } from './score.ts'

/** What a graphic tells of its match: by it the picture is known to be true or not, however the match goes on. */
export interface GraphicSubject {
  /** The facts of each event that it shows or counts, as they were. */
  events?: Readonly<Record<string, string>>
  /** The score at the end; a graphic made before it tells of its own moment only. */
  finalScore?: string
}

const shownFacts = ({ kind, side, minute, playerId, name }: MatchEvent): string =>
  [kind, side, minute, playerId ?? '', name ?? ''].join(' ')

/** Of a goal before the one that is shown only its place in the score is told. */
const countedFacts = ({ side }: MatchEvent): string => side

const factsToday = (goals: readonly MatchEvent[], id: string, facts: string): boolean => {
  const goal = goals.find((event) => event.id === id)
  return goal !== undefined && (facts === countedFacts(goal) || facts === shownFacts(goal))
}

export function goalSubject(state: MatchState, goalId: string): GraphicSubject {
  const goals = countedGoals(state.events)
  const shown = goals.findIndex(({ id }) => id === goalId)
  const counted = goals.slice(0, shown + 1).map((goal) => [goal.id, countedFacts(goal)] as const)
  const goal = goals[shown]
  return { events: { ...Object.fromEntries(counted), ...(goal && { [goal.id]: shownFacts(goal) }) } }
}

export function resultSubject(state: MatchState): GraphicSubject {
  const goals = countedGoals(state.events)
  const events = Object.fromEntries(goals.map((goal) => [goal.id, shownFacts(goal)]))
  return state.isHalfTime ? { events } : { events, finalScore: scoreText(finalScore(state)) }
}

/** What is decided on paper stands above what happened on the pitch. */
export function finalScore(state: MatchState) {
  const { ruling, isHome } = state
  if (!ruling) return scoreOf(state.events, state.extraGoals, isHome)
  return isHome ? { home: ruling.ours, away: ruling.theirs } : { home: ruling.theirs, away: ruling.ours }
}

/** Whether a graphic still tells the truth of this match: one that shows what was taken back or put right since does not. */
export function truthOf(state: MatchState): (subject: GraphicSubject) => boolean {
  const goals = countedGoals(state.events)
  const ended = state.matchTimeState === 'finished' ? scoreText(finalScore(state)) : null
  return ({ events = {}, finalScore: final }) =>
    Object.entries(events).every(([id, facts]) => factsToday(goals, id, facts)) &&
    (final === undefined || ended === null || final === ended)
}
