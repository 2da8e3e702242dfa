import type { FormationName } from '#domain/lineup/formation.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import type { WeekendDay } from './match-days.ts'
import type { OpponentKey } from './opponents.ts'

export const CLUB_NAME = 'Latarnik Zawietrze'

/** Players by their shirt numbers, in the order of the formation's places: from the keeper on, each row from the left. */
export interface TeamSheet {
  formation: FormationName
  eleven: readonly number[]
  bench: readonly number[]
}

export interface Goal {
  minute: string
  /** Null: theirs. */
  by: number | null
}

export interface Fixture {
  opponent: OpponentKey
  isHome: boolean
  competition: string
  round: string
  look: LookName
}

export interface PlayedFixture extends Fixture, TeamSheet {
  weeksAgo: number
  day: WeekendDay
  time: string
  goals: readonly Goal[]
}

export const LEAGUE = 'IV liga'

/** In the order in which they were played. */
export const PLAYED: readonly PlayedFixture[] = [
  {
    opponent: 'dab',
    isHome: true,
    competition: LEAGUE,
    round: '9',
    look: 'cover',
    weeksAgo: 3,
    day: 'saturday',
    time: '16:00',
    formation: '4-4-2',
    eleven: [1, 3, 4, 5, 2, 11, 8, 6, 7, 9, 17],
    bench: [12, 15, 22, 10, 14, 16, 19],
    goals: [
      { minute: "23'", by: 9 },
      { minute: "58'", by: null },
      { minute: "81'", by: 17 },
    ],
  },
  {
    opponent: 'orkan',
    isHome: false,
    competition: LEAGUE,
    round: '10',
    look: 'cover',
    weeksAgo: 2,
    day: 'sunday',
    time: '14:00',
    formation: '4-2-3-1',
    eleven: [12, 22, 4, 15, 2, 6, 8, 11, 10, 7, 19],
    bench: [1, 3, 5, 14, 16, 9, 27],
    goals: [],
  },
  {
    opponent: 'hutnik',
    isHome: true,
    competition: LEAGUE,
    round: '11',
    look: 'poster',
    weeksAgo: 1,
    day: 'sunday',
    time: '12:00',
    formation: '3-5-2',
    eleven: [1, 15, 4, 5, 22, 14, 6, 10, 7, 9, 19],
    bench: [33, 2, 3, 8, 16, 20, 21],
    goals: [
      { minute: "14'", by: null },
      { minute: "45+2'", by: 14 },
      { minute: "63'", by: 7 },
      { minute: "90+1'", by: 9 },
    ],
  },
  {
    opponent: 'jastrzab',
    isHome: false,
    competition: LEAGUE,
    round: '12',
    look: 'silhouette',
    weeksAgo: 0,
    day: 'saturday',
    time: '17:30',
    formation: '4-3-3',
    eleven: [1, 3, 4, 5, 2, 8, 6, 10, 11, 9, 7],
    bench: [12, 15, 22, 14, 16, 17, 19],
    goals: [
      { minute: "31'", by: 10 },
      { minute: "52'", by: null },
      { minute: "77'", by: 11 },
    ],
  },
]

export const COMING: Fixture & { time: string } = {
  opponent: 'zryw',
  isHome: false,
  competition: LEAGUE,
  round: '14',
  look: 'broadcast',
  time: '15:00',
}

export const TODAY: Fixture & TeamSheet = {
  opponent: 'blyskawica',
  isHome: true,
  competition: LEAGUE,
  round: '13',
  look: 'silhouette',
  formation: '4-3-3',
  eleven: [1, 3, 4, 5, 2, 8, 6, 10, 11, 9, 7],
  bench: [12, 15, 22, 14, 16, 17, 19],
}
