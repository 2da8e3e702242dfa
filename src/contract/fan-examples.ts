/** What the description of the API shows. Each is checked against its own schema. */

export const MATCH = {
  id: 41,
  teamId: 1,
  teamName: 'Pierwsza drużyna',
  date: '2026-07-04T15:00:00.000Z',
  isHome: true,
  homeTeam: 'Orły Dębno',
  awayTeam: 'Tur Ełk',
  homeScore: 1,
  awayScore: 0,
  status: 'live',
  matchTimeState: 'firstHalf',
  period: 'regular',
  matchMinute: 33,
  shootout: null,
  isDecided: false,
  opponentLogo: '/files/3f5a0c7b9d2e4f6a8b1c3d5e7f9a0b2c4d6e8f0a1b3c5d7e9f1a2b4c6d8e0f1a.png',
  competition: 'IV liga',
  round: '12',
  venue: 'Stadion Miejski, Dębno',
  version: 37,
}

const CUP_MATCH = {
  ...MATCH,
  id: 38,
  date: '2026-06-24T16:00:00.000Z',
  isHome: false,
  homeTeam: 'Ryś Łomża',
  awayTeam: 'Orły Dębno',
  homeScore: 2,
  awayScore: 2,
  status: 'finished',
  matchTimeState: 'finished',
  period: 'penalties',
  matchMinute: 120,
  shootout: { home: 3, away: 4 },
  opponentLogo: null,
  competition: 'Puchar Polski',
  round: '1/8 finału',
  venue: null,
  version: 112,
}

export const MATCHES = { matches: [MATCH, CUP_MATCH], next: '1782316800000_38' }

export const TEAMS = {
  teams: [
    { id: 1, name: 'Pierwsza drużyna', isDefault: true },
    { id: 2, name: 'Juniorki', isDefault: false },
  ],
}

const GOALKEEPER = { id: 1, firstName: 'Adam', lastName: 'Bąk', number: 1, position: 'Bramkarz', photo: null }
const FORWARD = { id: 9, firstName: 'Jan', lastName: 'Kos', number: 9, position: 'Napastnik', photo: null }
const GUEST = { id: 12, firstName: 'Ewa', lastName: 'Lis', number: 8, position: null, photo: null }

export const TEAM = { goalkeeper: [GOALKEEPER], defender: [], midfielder: [], forward: [FORWARD], other: [GUEST] }

const GOAL = {
  id: 'goal-1',
  type: 'goal',
  minute: "12'",
  isOpponent: false,
  side: 'home',
  player: { firstName: 'Jan', lastName: 'Kos', number: 9 },
  playerName: null,
  otherPlayer: { firstName: 'Ewa', lastName: 'Lis', number: 8 },
  otherPlayerName: null,
  note: null,
  score: '1:0',
}

const CARD = {
  id: 'card-1',
  type: 'yellowCard',
  minute: "31'",
  isOpponent: true,
  side: 'away',
  player: null,
  playerName: 'M. Wrona',
  otherPlayer: null,
  otherPlayerName: null,
  note: null,
  score: '1:0',
}

const SUBSTITUTION = {
  id: 'change-1',
  type: 'substitution',
  minute: "33'",
  isOpponent: false,
  side: 'home',
  player: { firstName: 'Jan', lastName: 'Kos', number: 9 },
  playerName: null,
  otherPlayer: { firstName: 'Ewa', lastName: 'Lis', number: 8 },
  otherPlayerName: null,
  note: 'Uraz kostki',
  score: '1:0',
}

export const EVENTS = { events: [GOAL, CARD, SUBSTITUTION] }

export const MATCH_DETAILS = {
  ...MATCH,
  events: [GOAL, CARD, SUBSTITUTION],
  graphics: [
    {
      type: 'goal',
      kind: 'goal',
      format: 'portrait',
      eventId: GOAL.id,
      url: '/files/9d2e4f6a8b1c3d5e7f9a0b2c4d6e8f0a1b3c5d7e9f1a2b4c6d8e0f1a3f5a0c7b.png',
      createdAt: '2026-07-04T15:13:05.000Z',
    },
  ],
  lineup: { positions: [{ x: 0.5, y: 0.9, type: 'GK', player: GOALKEEPER }], benchPlayers: [GUEST] },
}

export const CLUB = {
  name: 'Orły Dębno',
  crest: '/files/0c7b9d2e4f6a8b1c3d5e7f9a0b2c4d6e8f0a1b3c5d7e9f1a2b4c6d8e0f1a3f5a.png',
}

export const REGISTER_PUSH = { token: 'fcm-4d1c9a', deviceId: 'telefon-7', platform: 'android' }
export const REGISTERED_PUSH = { id: 7 }
export const UNREGISTER_PUSH = { token: 'fcm-4d1c9a' }
export const DEVICES = {
  total: 3,
  platforms: [
    { platform: 'android', devices: 2 },
    { platform: null, devices: 1 },
  ],
}

export const LIVE = `id: 512\nevent: match\ndata: ${JSON.stringify(MATCH_DETAILS)}\n\n`

const TABLE_ROW = { note: '', deducted: 0, isWithdrawn: false }

export const TABLE = {
  season: 2026,
  competitions: ['IV liga', 'Puchar Polski'],
  table: {
    competition: 'IV liga',
    round: 2,
    rows: [
      {
        ...{ place: 1, team: 'Orły Dębno', isOwn: true, crest: null, played: 2, wins: 2, draws: 0, losses: 0 },
        ...{ scored: 5, conceded: 1, points: 6, ...TABLE_ROW },
      },
      {
        ...{ place: 2, team: 'Tur Ełk', isOwn: false, crest: null, played: 2, wins: 1, draws: 0, losses: 1 },
        ...{ scored: 2, conceded: 3, points: 2, ...TABLE_ROW, deducted: 1, note: 'Brak opiekuna medycznego' },
      },
    ],
  },
}

export const FIGURES = {
  season: 2026,
  competition: 'IV liga',
  kind: null,
  balance: { played: 2, won: 2, drawn: 0, lost: 0, scored: 5, conceded: 1, cleanSheets: 1 },
  players: [
    {
      ...{ playerId: 9, firstName: 'Jan', lastName: 'Kos', number: 9, photo: null },
      ...{ appearances: 2, starts: 2, minutes: 171, goals: 3, penalties: 1 },
      ...{ ownGoals: 0, assists: 0, yellowCards: 1, redCards: 0 },
    },
  ],
  form: [
    { matchId: 41, outcome: 'won' as const },
    { matchId: 44, outcome: 'won' as const },
  ],
  points: [
    { matchId: 41, opponentName: 'Tur Ełk', points: 3 },
    { matchId: 44, opponentName: 'Sokół Łeba', points: 6 },
  ],
  goalsByMinute: [
    { label: '1–15', ours: 1, theirs: 0 },
    { label: '16–30', ours: 4, theirs: 1 },
  ],
}
