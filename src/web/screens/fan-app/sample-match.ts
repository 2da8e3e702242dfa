import type { PublicMatchDetails, PublicPlayer } from '#contract/fan.ts'

const player = (number: number, firstName: string, lastName: string): PublicPlayer => ({
  id: number,
  firstName,
  lastName,
  number,
  position: null,
  photo: null,
})

const SCORER = player(9, 'Igor', 'Malinowicz')
const SECOND_SCORER = player(8, 'Tymon', 'Jaworecki')

const ELEVEN: ReadonlyArray<readonly [number, number, string, PublicPlayer]> = [
  [0.5, 0.9, 'GK', player(1, 'Oskar', 'Zawilski')],
  [0.2, 0.72, 'DEF', player(2, 'Borys', 'Leśniak')],
  [0.4, 0.75, 'DEF', player(4, 'Kacper', 'Dołęga')],
  [0.6, 0.75, 'DEF', player(5, 'Natan', 'Wierzba')],
  [0.8, 0.72, 'DEF', player(3, 'Ignacy', 'Rokita')],
  [0.2, 0.47, 'MID', player(7, 'Leon', 'Brzezicki')],
  [0.4, 0.52, 'MID', player(6, 'Hubert', 'Sosnowy')],
  [0.6, 0.52, 'MID', SECOND_SCORER],
  [0.8, 0.47, 'MID', player(11, 'Dawid', 'Polny')],
  [0.36, 0.24, 'FWD', SCORER],
  [0.64, 0.24, 'FWD', player(10, 'Marcel', 'Grądzki')],
]

const GOAL = {
  type: 'goal',
  isOpponent: false,
  side: 'home',
  player: null,
  playerName: null,
  otherPlayer: null,
  otherPlayerName: null,
  note: null,
} as const

const SINCE_KICK_OFF_MS = 82 * 60_000

/** What the app looks like on a match day, for a club that has not had one yet. Its rival and players are made up. */
export const sampleMatch = (club: string, now: number): PublicMatchDetails => ({
  id: 0,
  date: new Date(now - SINCE_KICK_OFF_MS).toISOString(),
  teamId: 1,
  teamName: 'Pierwsza drużyna',
  isHome: true,
  homeTeam: club,
  awayTeam: 'Sokół Lipowa',
  homeScore: 2,
  awayScore: 1,
  status: 'live',
  matchTimeState: 'secondHalf',
  period: 'regular',
  matchMinute: 66,
  shootout: null,
  isDecided: false,
  opponentLogo: null,
  competition: 'Klasa okręgowa',
  round: '9',
  venue: null,
  version: 1,
  events: [
    { ...GOAL, id: 'sample-1', minute: "12'", player: SCORER, score: '1:0' },
    { ...GOAL, id: 'sample-2', minute: "38'", isOpponent: true, side: 'away', score: '1:1' },
    { ...GOAL, id: 'sample-3', minute: "61'", player: SECOND_SCORER, score: '2:1' },
  ],
  graphics: [],
  lineup: {
    positions: ELEVEN.map(([x, y, type, who]) => ({ x, y, type, player: who })),
    benchPlayers: [player(12, 'Bartosz', 'Klonowski'), player(14, 'Adrian', 'Rybka'), player(17, 'Miłosz', 'Cichy')],
  },
})
