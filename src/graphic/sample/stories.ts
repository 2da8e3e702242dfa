import type { Catalogue } from '../catalogue.ts'
import type { PlayerView } from '../match-view.ts'
import type { SeasonFacts } from '../season-facts.ts'
import { byWholeName, longestNamed, longestOpponent } from './long-names.ts'
import { photographedFirst } from './photographed-first.ts'
import { SAMPLE_SQUAD } from './sample-squad.ts'
import type { MadeUpSample } from './samples.ts'

/** The minutes of the goals. */
export interface Course {
  ours: readonly string[]
  theirs: readonly string[]
  /** Without a goal: whose is expected. */
  isTheirTurn?: boolean
}

export interface Story {
  /** The eleven first, then the bench. */
  squad: readonly PlayerView[]
  /** The last goal is by the first of them. */
  scorers: readonly PlayerView[]
  opponent: Catalogue['opponents'][number]
  isHome: boolean
  competition?: string
  day?: string
  time?: string
  venue?: string
  /** Who else there is in the league. */
  others?: Catalogue['opponents']
  /** Of its own season; what it lacks is made up. */
  season?: SeasonFacts
  /** They differ only in whose goal comes last: each is good for other kinds of graphic. */
  courses: readonly [Course, Course]
}

const ELEVEN = 11
/** A league of sixteen: us, whom we play, and these. */
const OTHERS_MAX = 14
const OPPONENT = { id: -1, name: 'Przeciwnik', logo: null }

const TWO_TO_ONE: Story['courses'] = [
  { ours: ["12'", "67'"], theirs: ["45'"] },
  { ours: ["12'", "45'"], theirs: ["67'"] },
]
const SIX: Story['courses'] = [
  { ours: ["12'", "34'", "67'", "88'"], theirs: ["45+2'", "71'"] },
  { ours: ["12'", "34'", "67'", "71'"], theirs: ["45+2'", "88'"] },
]
const NONE: Story['courses'] = [
  { ours: [], theirs: [] },
  { ours: [], theirs: [], isTheirTurn: true },
]
const NINE = ["3'", "17'", "21'", "33'", "45+2'", "58'", "71'", "80'", "88'"]
const MANY: Story['courses'] = [
  { ours: [...NINE, "90+6'"], theirs: [...NINE, "89'", "90+4'", "90+5'"] },
  { ours: [...NINE, "90+4'"], theirs: [...NINE, "89'", "90+5'", "90+6'"] },
]

const squadIn = ({ players }: Catalogue): readonly PlayerView[] => (players.length > 0 ? players : SAMPLE_SQUAD)

/** From the front of the team; somebody with a photograph, if there is one. */
function likelyScorers(squad: readonly PlayerView[]): PlayerView[] {
  const hasPhoto = ({ scorerImage }: PlayerView) => Number(scorerImage !== null)
  return squad
    .slice(0, ELEVEN)
    .toReversed()
    .sort((one, other) => hasPhoto(other) - hasPhoto(one))
}

export const withoutPhotos = (squad: readonly PlayerView[]): PlayerView[] =>
  squad.map((player) => ({ ...player, lineupImage: null, scorerImage: null, lineupCutout: null, scorerCutout: null }))

const usual = (squad: readonly PlayerView[]): Story => ({
  squad,
  scorers: likelyScorers(squad),
  opponent: OPPONENT,
  isHome: true,
  courses: TWO_TO_ONE,
})

/** A match of the club's own: whom it plays, and when. */
export interface OwnMatch {
  id: number
  opponentId: number | null
  isHome: boolean
  day: string | null
  time: string | null
  competition: string | null
  venue: string | null
}

/** The one it plays, else one whose crest is known. */
const ownOpponent = ({ opponents }: Catalogue, match: OwnMatch | null): Story['opponent'] =>
  opponents.find(({ id }) => id === match?.opponentId) ?? opponents.find(({ logo }) => logo) ?? opponents[0] ?? OPPONENT

/** What the club has of its own; what has not happened yet is made up. */
export function ownStory(catalogue: Catalogue, match: OwnMatch | null): Story {
  const opponent = ownOpponent(catalogue, match)
  const story = usual(squadIn(catalogue))
  return {
    ...story,
    scorers: photographedFirst(story.scorers, catalogue),
    opponent,
    isHome: match?.isHome ?? true,
    others: catalogue.opponents.filter(({ id }) => id !== opponent.id).slice(0, OTHERS_MAX),
    ...(catalogue.season && { season: catalogue.season }),
    ...(match?.day && { day: match.day }),
    ...(match?.time && { time: match.time }),
    ...(match?.competition && { competition: match.competition }),
    ...(match?.venue && { venue: match.venue }),
  }
}

export const STORIES: Readonly<Record<MadeUpSample, (catalogue: Catalogue) => Story>> = {
  home: (catalogue) => usual(squadIn(catalogue)),
  away: (catalogue) => ({ ...usual(squadIn(catalogue)), isHome: false }),
  longest: ({ players, opponents }) => ({
    ...usual(longestNamed(players)),
    scorers: byWholeName(longestNamed(players).slice(0, ELEVEN)),
    opponent: longestOpponent(opponents),
    competition: 'Puchar Polski, szczebel wojewódzki, ćwierćfinał',
    courses: SIX,
  }),
  noPhotos: (catalogue) => usual(withoutPhotos(squadIn(catalogue))),
  noGoals: (catalogue) => ({ ...usual(squadIn(catalogue)), courses: NONE }),
  manyGoals: (catalogue) => ({ ...usual(squadIn(catalogue)), courses: MANY }),
}
