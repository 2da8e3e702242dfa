import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { type MatchEvent, newEvent } from '#domain/match/events/match-event.ts'
import type { Post } from '#domain/match/post.ts'
import type { Catalogue } from '../catalogue.ts'
import type { KindName } from '../kinds/kinds.ts'
import type { PlayerView } from '../match-view.ts'
import { incidentsOf, SAMPLE_POST, SAMPLE_STATS } from '../sample/incidents.ts'
import { sampleSeason } from '../sample/sample-season.ts'
import { withoutPhotos } from '../sample/stories.ts'

/** A made-up club, for tests and for looking. */
const NAMES = [
  ['Mateusz', 'Gołąb'],
  ['Kacper', 'Wróbel'],
  ['Jakub', 'Sikora'],
  ['Oskar', 'Dudek'],
  ['Filip', 'Czapla'],
  ['Szymon', 'Żuraw'],
  ['Igor', 'Jaskółka'],
  ['Dawid', 'Kos'],
  ['Bartosz', 'Sokołowski'],
  ['Adrian', 'Bąk'],
  ['Patryk', 'Pęcherzewski'],
  ['Marcel', 'Kruk'],
  ['Hubert', 'Ślimak'],
  ['Tymon', 'Bocian'],
  ['Nikodem', 'Kos'],
  ['Leon', 'Dzięcioł'],
  ['Alan', 'Sowa'],
  ['Olaf', 'Wilga'],
] as const

export const SQUAD: readonly PlayerView[] = NAMES.map(([firstName, lastName], index) => ({
  id: index + 1,
  firstName,
  lastName,
  number: index === 0 ? 1 : index + 2,
  lineupImage: `/pictures/portrait-${index}`,
  scorerImage: `/pictures/portrait-${index}`,
}))

const CLUB: Catalogue['club'] = {
  name: 'Orły Dębno',
  crest: '/pictures/crest-club',
  colours: { primary: '#14532d', accent: '#f2c230' },
}
const OPPONENT = { id: 1, name: 'Błyskawica Źródlany Potok', logo: '/pictures/crest-opponent' }

export const SAMPLE_CATALOGUE: Catalogue = {
  players: SQUAD,
  opponents: [OPPONENT],
  templates: [],
  club: CLUB,
  today: '2026-11-15',
  season: sampleSeason(
    CLUB,
    [{ name: OPPONENT.name, crest: OPPONENT.logo }],
    [{ playerId: 11, goals: 49, matches: 120 }],
  ),
}

/** The same club, its players cut out of their photographs. */
export const CUT_OUT_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: SQUAD.map((player, index) => {
    const cutout = `/pictures/cut-out-${index}`
    return { ...player, lineupCutout: cutout, scorerCutout: cutout }
  }),
}

/** The same club on its first day: nobody has a picture yet. */
export const PLAIN_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: withoutPhotos(SQUAD),
}

const [OURS, THEIRS] = ['ours', 'theirs'] as const

/** A goal of ours by the player of this id, or one of theirs. */
export const goal = (id: string, minute: string, playerId: number | null, more: Partial<MatchEvent> = {}): MatchEvent =>
  newEvent({ id, kind: 'goal', side: playerId === null ? THEIRS : OURS, minute, at: 0, playerId, ...more })

export const MATCH: MatchState = {
  ...EMPTY_MATCH,
  selectedOpponent: 1,
  matchDate: '2026-11-15',
  matchTime: '15:00',
  positions: DEFAULT_FORMATION.map((slot, index) => ({ ...slot, playerId: index + 1 })),
  benchPlayers: SQUAD.slice(11, 18).map(({ id }) => id),
}

const GOALS = [goal('s1', "12'", 9), goal('s2', "45+2'", null), goal('s3', "67'", 9), goal('s4', "88'", 11)]

export const matchAfter = (events: readonly MatchEvent[], more: Partial<MatchState> = {}): ShownMatch =>
  withFollowing({ ...MATCH, events, ...more })

const EVENTFUL = matchAfter([...GOALS, ...incidentsOf(SQUAD)], {
  bestPlayer: 9,
  stats: SAMPLE_STATS,
  post: { ...SAMPLE_POST, playerId: 11 },
})

const SECOND_HALF = { matchTimeState: 'secondHalf', matchTimerActive: true } as const

const STATES: Readonly<Record<string, ShownMatch>> = {
  lineup: matchAfter([]),
  announcement: matchAfter([], { venue: 'Stadion Miejski, ul. Sportowa 1' }),
  status: matchAfter(GOALS.slice(0, 3), SECOND_HALF),
  goal: matchAfter(GOALS.slice(0, 3)),
  'opponent-goal': matchAfter([...GOALS.slice(0, 3), goal('s5', '', null)]),
}

/** Posts that are composed otherwise than one about a player. */
export const OTHER_POSTS = {
  nobody: {
    topic: 'own',
    headline: 'Treningi odwołane',
    text: 'Z powodu stanu murawy jutro nie trenujemy.\nO nowych terminach poinformujemy w czwartek.',
    playerId: null,
  },
  quote: {
    topic: 'quote',
    headline: 'Trener Jan Nowak',
    text: 'Zostawiliśmy na boisku całe serce. Ten punkt jest dla kibiców.',
    playerId: null,
  },
} as const satisfies Readonly<Record<string, Post>>

/** A state that a kind has something to tell of. */
export const sampleMatch = (kind: KindName): ShownMatch => STATES[kind] ?? EVENTFUL
