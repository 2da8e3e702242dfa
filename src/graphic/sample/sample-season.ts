import type { Career } from '#domain/figures/career.ts'
import type { TeamView } from '../match-view.ts'
import type { FixtureView, RoundView, SeasonFacts, TableRowView } from '../season-facts.ts'

const NAMES = [
  'Tur Ełk',
  'Granit Sosnówka',
  'Przeciwnik',
  'Warta Kamień',
  'Płomień Zdunowo',
  'Czarni Lipiny',
  'Olimpia Jary',
  'Sparta Dąbie',
  'Grom Wólka',
  'Iskra Bierki',
  'Zryw Mokre',
  'Unia Brzeziny',
  'Pogoń Ruda',
  'Start Polana',
  'Znicz Borek',
]

const OUR_PLACE = 3
const PLAYED = 12

function rowOf(team: TeamView, place: number, isOwn: boolean): TableRowView {
  const wins = Math.max(0, PLAYED - 2 - Math.floor(place * 0.65))
  const draws = place % 3
  const losses = Math.max(0, PLAYED - wins - draws)
  return {
    place,
    team: team.name,
    crest: team.crest,
    played: PLAYED,
    wins,
    draws,
    losses,
    scored: 34 - place,
    conceded: 8 + place,
    points: wins * 3 + draws,
    isOwn,
    isWithdrawn: false,
  }
}

function fixturesOf(club: TeamView, opponents: readonly TeamView[]): FixtureView[] {
  const days = ['2026-08-15', '2026-08-22', '2026-08-26', '2026-08-29', '2026-09-05']
  return days.map((day, index) => {
    const them = opponents[index] ?? { name: NAMES[index] ?? '', crest: null }
    const isHome = index % 2 === 0
    const [home, away] = isHome ? [club, them] : [them, club]
    const isCup = index === 2
    return {
      home,
      away,
      isHome,
      day,
      time: isCup ? '17:30' : '15:00',
      competition: isCup ? 'Puchar Polski' : 'IV liga',
      round: isCup ? '1/8 finału' : String(12 + index),
      venue: null,
    }
  })
}

function roundOf(club: TeamView, opponents: readonly TeamView[]): RoundView {
  const scores = [
    [2, 1],
    [0, 0],
    [3, 2],
    [1, 4],
    [2, 2],
    [0, 1],
    [5, 0],
    [1, 1],
  ]
  const teams = [club, ...opponents]
  return {
    competition: 'IV liga',
    round: 12,
    results: scores.flatMap(([homeScore = 0, awayScore = 0], index) => {
      const [home, away] = [teams[index * 2], teams[index * 2 + 1]]
      return home && away ? [{ home, away, homeScore, awayScore, isOwn: index === 0 }] : []
    }),
  }
}

/** A made-up league around the club; its opponents are the club's own as far as there are any. */
export function sampleSeason(
  club: TeamView,
  known: readonly TeamView[] = [],
  careers: readonly Career[] = [],
): SeasonFacts {
  const others = NAMES.map((name) => ({ name, crest: null }))
  const opponents = [...known, ...others.slice(known.length)]
  const order = [...opponents.slice(0, OUR_PLACE - 1), club, ...opponents.slice(OUR_PLACE - 1)]
  return {
    table: {
      competition: 'IV liga',
      round: PLAYED,
      rows: order.map((team, index) => rowOf(team, index + 1, team === club)),
    },
    fixtures: fixturesOf(club, opponents),
    round: roundOf(club, opponents),
    careers,
  }
}
