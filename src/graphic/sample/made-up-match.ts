import type { Career } from '#domain/figures/career.ts'
import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { type MatchEvent, newEvent } from '#domain/match/events/match-event.ts'
import { minuteOrder } from '#domain/match/events/minute.ts'
import type { Catalogue } from '../catalogue.ts'
import type { SeasonFacts } from '../season-facts.ts'
import { DATA_KEYS } from '../template/data-keys.ts'
import { incidentsOf, SAMPLE_POST, SAMPLE_STATS } from './incidents.ts'
import { sampleSeason } from './sample-season.ts'
import type { MadeUpSample } from './samples.ts'
import { type Course, type OwnMatch, ownStory, STORIES, type Story } from './stories.ts'

export interface MadeUp {
  match: ShownMatch
  catalogue: Catalogue
}

const BENCH = 7
const DAY = '2026-08-15'

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

/** The last goal of the match is their fiftieth, and the match their hundredth. */
function careersOf({ scorers }: Story, goals: readonly MatchEvent[]): Career[] {
  const [first] = scorers
  if (!first) return []
  const own = goals.filter(({ playerId }) => playerId === first.id).length
  return [{ playerId: first.id, goals: 50 - own, matches: 99 }]
}

/** The club's own table, fixtures and round, as far as it has them. */
const seasonOf = (madeUp: SeasonFacts, own: SeasonFacts | undefined): SeasonFacts => ({
  ...madeUp,
  ...(own?.table?.rows.length && { table: own.table }),
  ...(own?.fixtures.length && { fixtures: own.fixtures }),
  ...(own?.round?.results.length && { round: own.round }),
})

function played(catalogue: Catalogue, story: Story, course: Course): MadeUp {
  const { squad, opponent, isHome, competition = DATA_KEYS.competition.sample, others = [] } = story
  const { day = DAY, time = '15:00', venue = 'Stadion Miejski' } = story
  const known = [opponent, ...others].map(({ name, logo }) => ({ name, crest: logo }))
  const goals = goalsOf(story, course)
  return {
    catalogue: {
      ...catalogue,
      players: squad,
      opponents: [opponent],
      today: day,
      // A template is designed with those of every competition and season.
      sponsors: catalogue.sponsors?.map((one) => ({ ...one, competition: null, season: null })),
      season: seasonOf(sampleSeason(catalogue.club, known, careersOf(story, goals)), story.season),
    },
    match: withFollowing({
      ...EMPTY_MATCH,
      selectedOpponent: opponent.id,
      isHome,
      matchDate: day,
      matchTime: time,
      competition,
      venue,
      positions: DEFAULT_FORMATION.map((slot, index) => ({ ...slot, playerId: squad[index]?.id ?? null })),
      benchPlayers: squad.slice(DEFAULT_FORMATION.length, DEFAULT_FORMATION.length + BENCH).map(({ id }) => id),
      events: [...goals, ...incidentsOf(squad)],
      bestPlayer: story.scorers[0]?.id ?? null,
      stats: SAMPLE_STATS,
      post: { ...SAMPLE_POST, playerId: story.scorers[0]?.id ?? null },
      isOpponentGoal: course.isTheirTurn ?? false,
    }),
  }
}

const courseOf = (catalogue: Catalogue, story: Story): MadeUp[] =>
  story.courses.map((course) => played(catalogue, story, course))

export const madeUpMatches = (sample: MadeUpSample, catalogue: Catalogue): MadeUp[] =>
  courseOf(catalogue, STORIES[sample](catalogue))

/** Of the club's own squad and opponents, and its own match where it has one. */
export const ownMatches = (catalogue: Catalogue, match: OwnMatch | null): MadeUp[] =>
  courseOf(catalogue, ownStory(catalogue, match))
