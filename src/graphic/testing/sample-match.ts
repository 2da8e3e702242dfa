import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { type MatchEvent, newEvent } from '#domain/match/events/match-event.ts'
import type { Catalogue } from '../catalogue.ts'
import type { KindName } from '../kinds/kinds.ts'
import type { PlayerView } from '../match-view.ts'

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

export const SAMPLE_CATALOGUE: Catalogue = {
  players: SQUAD,
  opponents: [{ id: 1, name: 'Błyskawica Źródlany Potok', logo: '/pictures/crest-opponent' }],
  templates: [],
  club: { name: 'Orły Dębno', crest: '/pictures/crest-club', colours: { primary: '#14532d', accent: '#f2c230' } },
}

/** The same club, its players cut out of their photographs. */
export const CUT_OUT_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: SQUAD.map((player, index) => {
    const picture = `/pictures/cut-out-${index}`
    return { ...player, lineupImage: picture, scorerImage: picture }
  }),
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

const STATES: Readonly<Record<string, ShownMatch>> = {
  lineup: matchAfter([]),
  goal: matchAfter(GOALS.slice(0, 3)),
  'opponent-goal': matchAfter([...GOALS.slice(0, 3), goal('s5', '', null)]),
}

/** A state that a kind has something to tell of. */
export const sampleMatch = (kind: KindName): ShownMatch => STATES[kind] ?? matchAfter(GOALS)
