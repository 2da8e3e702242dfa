import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { type MatchEvent, newEvent } from '#domain/match/events/match-event.ts'
import { minuteOrder } from '#domain/match/events/minute.ts'
import type { Catalogue } from '../catalogue.ts'
import { DATA_KEYS } from '../template/data-keys.ts'
import type { MadeUpSample } from './samples.ts'
import { type Course, STORIES, type Story } from './stories.ts'

export interface MadeUp {
  match: ShownMatch
  catalogue: Catalogue
}

const BENCH = 7

function goalsOf({ scorers }: Story, { ours, theirs }: Course): MatchEvent[] {
  const scorer = (index: number) => scorers[(ours.length - 1 - index) % Math.max(1, scorers.length)]?.id ?? null
  const goal = (minute: string) => ({ kind: 'goal', at: minuteOrder(minute), minute }) as const
  return [
    ...ours.map((minute, index) =>
      newEvent({ ...goal(minute), id: `o${index}`, side: 'ours', playerId: scorer(index) }),
    ),
    ...theirs.map((minute, index) => newEvent({ ...goal(minute), id: `t${index}`, side: 'theirs' })),
  ]
}

function played(catalogue: Catalogue, story: Story, course: Course): MadeUp {
  const { squad, opponent, isHome, competition = DATA_KEYS.competition.sample } = story
  return {
    catalogue: { ...catalogue, players: squad, opponents: [opponent] },
    match: withFollowing({
      ...EMPTY_MATCH,
      selectedOpponent: opponent.id,
      isHome,
      matchDate: '2026-08-15',
      matchTime: '15:00',
      competition,
      positions: DEFAULT_FORMATION.map((slot, index) => ({ ...slot, playerId: squad[index]?.id ?? null })),
      benchPlayers: squad.slice(DEFAULT_FORMATION.length, DEFAULT_FORMATION.length + BENCH).map(({ id }) => id),
      events: goalsOf(story, course),
      isOpponentGoal: course.isTheirTurn ?? false,
    }),
  }
}

export function madeUpMatches(sample: MadeUpSample, catalogue: Catalogue): MadeUp[] {
  const story = STORIES[sample](catalogue)
  return story.courses.map((course) => played(catalogue, story, course))
}
