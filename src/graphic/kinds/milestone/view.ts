import { greatestOf, type Milestone, milestonesOf } from '#domain/figures/milestones.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { eventsSubject, type GraphicSubject, goalSubject, scorerSubject } from '#domain/match/graphic-subject.ts'
import { fullName } from '#domain/squad/full-name.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type PersonView, personOfEvent } from '../../layout/person/person-view.ts'
import { playerNamed } from '../../match-view.ts'
import type { Occasion } from '../kind.ts'
import { milestoneTitle } from './words.ts'

export interface MilestoneView extends PersonView, Pick<Milestone, 'kind' | 'count'> {
  /** Of the goals in this match that are told together. */
  minutes: readonly string[]
}

/** Those of players whom the club still has. */
const knownMilestones = (match: ShownMatch, catalogue: Catalogue): Milestone[] =>
  milestonesOf(match, catalogue.season?.careers).filter(({ playerId }) => playerNamed(catalogue, playerId))

/** The one asked for, else the newest. */
export function milestoneAsked(match: ShownMatch, asked: string | null, catalogue: Catalogue): Milestone | null {
  const all = knownMilestones(match, catalogue)
  return (asked === null ? all.at(-1) : all.find(({ id }) => id === asked)) ?? null
}

export function milestoneOccasions(match: ShownMatch, catalogue: Catalogue): Occasion[] {
  const all = knownMilestones(match, catalogue)
  const greatest = new Set(greatestOf(all))
  return all.map((one) => {
    const player = playerNamed(catalogue, one.playerId)
    return {
      id: one.id,
      eventIds: one.events.map(({ id }) => id),
      title: milestoneTitle(one),
      name: player ? fullName(player) : '',
      isSurpassed: !greatest.has(one),
    }
  })
}

/** Goals are told with the score as it stood then: those of others are counted too. */
export function milestoneSubject(match: ShownMatch, eventId: string | null, catalogue: Catalogue): GraphicSubject {
  const told = eventId === null ? null : milestoneAsked(match, eventId, catalogue)
  if (!told) return {}
  const { kind, playerId, events } = told
  if (kind === 'matches') return { ...eventsSubject(events), playerId }
  const before = goalSubject(match, events.at(-1)?.id ?? '').events
  return { events: { ...before, ...scorerSubject(events).events }, playerId }
}

/** Of a match that has none, what it would look like. */
const NONE: Pick<Milestone, 'kind' | 'count' | 'events'> = { kind: 'matches', count: 100, events: [] }

export function milestoneView(match: ShownMatch, catalogue: Catalogue, eventId: string | null): MilestoneView {
  const told = eventId === null ? null : milestoneAsked(match, eventId, catalogue)
  const player = playerNamed(catalogue, told?.playerId ?? null)
  const { kind, count, events } = told ?? NONE
  const goal = kind === 'matches' ? null : (events.at(-1) ?? null)
  const view = personOfEvent(match, catalogue, goal)
  return {
    ...view,
    minute: kind === 'goals' ? view.minute : null,
    player,
    name: player ? fullName(player) : '',
    isOurs: true,
    kind,
    count,
    minutes: kind === 'hat-trick' ? events.map(({ minute }) => minute) : [],
  }
}
