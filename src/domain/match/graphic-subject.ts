import type { MatchState } from './document/match-state.ts'
import { countedGoals, scoreOf } from './events/event-score.ts'
import { isGoal, type MatchEvent } from './events/match-event.ts'
import { scoreText } from './score.ts'

/** What a graphic tells of its match: by it the picture is known to be true or not, however the match goes on. */
export interface GraphicSubject {
  /** The facts of each event that it shows or counts, as they were. */
  events?: Readonly<Record<string, string>>
  /** The score at the end; a graphic made before it tells of its own moment only. */
  finalScore?: string
  /** One of ours that it is about, where no event says so. */
  playerId?: number
}

const shownFacts = ({ kind, side, minute, playerId, name }: MatchEvent): string =>
  [kind, side, minute, playerId ?? '', name ?? ''].join(' ')

/** Of a goal before the one that is shown only its place in the score is told. */
const countedFacts = ({ side }: MatchEvent): string => side

/** Of a change both who goes and who comes. */
const wholeFacts = (event: MatchEvent): string =>
  [shownFacts(event), event.otherId ?? '', event.otherName ?? ''].join(' ')

const factsToday = (events: readonly MatchEvent[], id: string, facts: string): boolean => {
  const event = events.find((one) => one.id === id)
  return event !== undefined && [countedFacts, shownFacts, wholeFacts].some((told) => told(event) === facts)
}

export function goalSubject(state: MatchState, goalId: string): GraphicSubject {
  const goals = countedGoals(state.events)
  const shown = goals.findIndex(({ id }) => id === goalId)
  const counted = goals.slice(0, shown + 1).map((goal) => [goal.id, countedFacts(goal)] as const)
  const goal = goals[shown]
  return { events: { ...Object.fromEntries(counted), ...(goal && { [goal.id]: shownFacts(goal) }) } }
}

/** Of a card, a change and the like: whatever is told of them. */
export const eventsSubject = (events: readonly MatchEvent[]): GraphicSubject => ({
  events: Object.fromEntries(events.map((event) => [event.id, wholeFacts(event)])),
})

/** Of goals that are counted together, whoever gave the assists. */
export const scorerSubject = (goals: readonly MatchEvent[]): GraphicSubject => ({
  events: Object.fromEntries(goals.map((goal) => [goal.id, shownFacts(goal)])),
})

/** Of a graphic with the score as it stands, whoever scored. */
export const scoreSubject = ({ events }: MatchState): GraphicSubject => ({
  events: Object.fromEntries(countedGoals(events).map((goal) => [goal.id, countedFacts(goal)])),
})

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
  const standing = [...goals, ...state.events.filter((event) => !isGoal(event) && !event.isTakenBack)]
  const ended = state.matchTimeState === 'finished' ? scoreText(finalScore(state)) : null
  return ({ events = {}, finalScore: final }) =>
    Object.entries(events).every(([id, facts]) => factsToday(standing, id, facts)) &&
    (final === undefined || ended === null || final === ended)
}
