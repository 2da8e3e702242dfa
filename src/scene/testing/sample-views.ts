import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import type { GoalView, GraphicView, LineupView, MatchView, PlayerView, ResultView } from '../match-view.ts'

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

export const MATCH: MatchView = {
  club: { name: 'Orły Dębno', crest: '/pictures/crest-club', colours: { primary: '#14532d', accent: '#f2c230' } },
  opponent: { name: 'Błyskawica Źródlany Potok', crest: '/pictures/crest-opponent' },
  isHome: true,
  date: '2026-11-15',
  time: '15:00',
  competition: null,
}

const player = (index: number): PlayerView => SQUAD[index] as PlayerView

export const LINEUP: LineupView = {
  ...MATCH,
  kind: 'lineup',
  slots: DEFAULT_FORMATION.map(({ x, y }, index) => ({ x, y, player: player(index) })),
  bench: SQUAD.slice(11, 18),
}

export const GOAL: GoalView = {
  ...MATCH,
  kind: 'goal',
  isOpponentGoal: false,
  homeScore: 2,
  awayScore: 1,
  scorer: player(8),
  minute: "67'",
}

export const scorer = (id: number, isOpponent: boolean, minute: string, playerId: number | null): ScorerEntry => ({
  id: `s${id}`,
  isOpponent,
  minute,
  playerId,
  score: '',
})

export const RESULT: ResultView = {
  ...MATCH,
  kind: 'result',
  isHalfTime: false,
  homeScore: 3,
  awayScore: 1,
  scorers: [
    scorer(1, false, "12'", 9),
    scorer(2, true, "45+2'", null),
    scorer(3, false, "67'", 9),
    scorer(4, false, "88'", 11),
  ],
  squad: SQUAD,
}

/** One for each type of template. */
export const SAMPLE_VIEWS: Record<TemplateType, GraphicView> = {
  lineup: LINEUP,
  goal: GOAL,
  'opponent-goal': { ...GOAL, isOpponentGoal: true, minute: null, homeScore: 2, awayScore: 2 },
  result: RESULT,
}
