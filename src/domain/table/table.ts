import type { Criterion, TableRule } from './rule.ts'
import { haveAllMet, type LeagueResult, type Tally, tallies } from './tally.ts'

export interface League {
  teams: readonly string[]
  results: readonly LeagueResult[]
  /** How often each two teams meet in a season. */
  meetings?: number
  /** Points taken away, by team. */
  deductions?: Readonly<Record<string, number>>
  /** They stand at the foot, and none of their matches counts. */
  withdrawn?: readonly string[]
  /**
   * What each team had before the first of the results, as somebody else has reckoned it: points that were taken away
   * are gone from it already, and who has beaten whom is not known. Then the order of `teams` is theirs.
   */
  before?: ReadonlyMap<string, Tally>
}

export interface TableRow extends Tally {
  team: string
  /** Teams that nothing parts share one. */
  place: number
  deducted: number
  isWithdrawn: boolean
}

type Between = Extract<Criterion, `between${string}`>

const OVERALL: Record<Exclude<Criterion, Between>, (tally: Tally) => number> = {
  difference: ({ scored, conceded }) => scored - conceded,
  scored: ({ scored }) => scored,
  wins: ({ wins }) => wins,
  awayWins: ({ awayWins }) => awayWins,
}

const BETWEEN: Record<Between, (tally: Tally) => number> = {
  betweenPoints: ({ points }) => points,
  betweenDifference: OVERALL.difference,
  betweenScored: OVERALL.scored,
}

const isBetween = (criterion: Criterion): criterion is Between => criterion in BETWEEN

/** Groups of the same value, the largest first; within one the order stays. */
function parted(teams: readonly string[], measure: (team: string) => number): string[][] {
  const groups = new Map<number, string[]>()
  for (const team of teams) {
    const value = measure(team)
    groups.set(value, [...(groups.get(value) ?? []), team])
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group)
}

interface Season {
  results: readonly LeagueResult[]
  meetings: number
  rule: TableRule
  overall: ReadonlyMap<string, Tally>
  hasPast: boolean
}

function measureOf(criterion: Criterion, level: readonly string[], season: Season) {
  const { results, meetings, rule, overall, hasPast } = season
  if (hasPast && (isBetween(criterion) || criterion === 'awayWins')) return null
  if (!isBetween(criterion)) return (team: string) => OVERALL[criterion](overall.get(team) as Tally)
  if (!haveAllMet(level, results, meetings)) return null
  const among = tallies(level, results, rule)
  return (team: string) => BETWEEN[criterion](among.get(team) as Tally)
}

/** Groups that no criterion parts any more, best first. `level` has those whose matches with each other count. */
function ranked(group: readonly string[], season: Season, level = group, from = 0): string[][] {
  if (group.length === 1) return [[...group]]
  for (const [index, criterion] of season.rule.criteria.entries()) {
    const measure = index < from ? null : measureOf(criterion, level, season)
    const groups = measure ? parted(group, measure) : []
    if (groups.length < 2) continue
    return groups.flatMap((part) =>
      season.rule.beginsAnew ? ranked(part, season) : ranked(part, season, level, index + 1),
    )
  }
  if (season.hasPast) return group.map((team) => [team])
  return [[...group].sort((one, other) => one.localeCompare(other, 'pl'))]
}

const USUAL_MEETINGS = 2

/** The league's table by a rule. */
export function tableOf(league: League, rule: TableRule): TableRow[] {
  const { teams, results, meetings = USUAL_MEETINGS, deductions = {}, withdrawn = [], before } = league
  const standing = teams.filter((team) => !withdrawn.includes(team))
  const counted = results.filter(({ home, away }) => !withdrawn.includes(home) && !withdrawn.includes(away))
  const overall = tallies(teams, counted, rule, before)
  const deductedOf = (team: string) => deductions[team] ?? 0
  const pointsOf = (team: string) => (overall.get(team)?.points ?? 0) - (before ? 0 : deductedOf(team))
  const season = { results: counted, meetings, rule, overall, hasPast: before !== undefined }
  const isAsBefore = before !== undefined && counted.length === 0
  const groups = isAsBefore
    ? standing.map((team) => [team])
    : parted(standing, pointsOf).flatMap((group) => ranked(group, season))
  const gone = teams.filter((team) => withdrawn.includes(team))
  let place = 1
  return [...groups, ...gone.map((team) => [team])].flatMap((group) => {
    const shared = place
    place += group.length
    return group.map((team) => ({
      ...(overall.get(team) as Tally),
      team,
      place: shared,
      points: pointsOf(team),
      deducted: deductedOf(team),
      isWithdrawn: withdrawn.includes(team),
    }))
  })
}
