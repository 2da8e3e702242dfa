import {
  type FrozenTable,
  type LeagueDocument,
  type LeagueTeam,
  newTeam,
  type PastedTable,
  type RoundResult,
} from './league.ts'

type Teams = readonly LeagueTeam[]

const isSameMatch = (one: RoundResult, other: RoundResult): boolean =>
  one.round === other.round && one.home === other.home && one.away === other.away

/** Results that are new come to the others; one that is there already is put right. */
export function withResults(document: LeagueDocument, teams: Teams, added: readonly RoundResult[]): LeagueDocument {
  const kept = document.results.filter((result) => !added.some((other) => isSameMatch(result, other)))
  const results = [...kept, ...added].sort((one, other) => one.round - other.round)
  const named = added.flatMap(({ home, away }) => [home, away])
  return { ...document, teams: withTeams(teams, named), results }
}

export const withoutResult = (document: LeagueDocument, gone: RoundResult): LeagueDocument => ({
  ...document,
  results: document.results.filter((result) => !isSameMatch(result, gone)),
})

/** `teams` with those of the names that are not among them. */
export function withTeams(teams: Teams, names: readonly string[]): LeagueTeam[] {
  const known = new Set(teams.map(({ name }) => name))
  const unknown = [...new Set(names)].filter((name) => !known.has(name))
  return [...teams, ...unknown.map((name) => newTeam(name))]
}

export const withPasted = (document: LeagueDocument, teams: Teams, pasted: PastedTable): LeagueDocument => ({
  ...document,
  teams: withTeams(
    teams,
    pasted.rows.map(({ team }) => team),
  ),
  pasted,
})

export const withFrozen = (document: LeagueDocument, frozen: FrozenTable): LeagueDocument => ({
  ...document,
  frozen: [...withoutFrozen(document, frozen.round).frozen, frozen].sort((one, other) => one.round - other.round),
})

export const withoutFrozen = (document: LeagueDocument, round: number): LeagueDocument => ({
  ...document,
  frozen: document.frozen.filter((frozen) => frozen.round !== round),
})

/** One team changed; a new name goes with all its results. What is frozen keeps the old one. */
export function withTeam(document: LeagueDocument, teams: Teams, before: string, team: LeagueTeam): LeagueDocument {
  const named = (name: string) => (name === before ? team.name : name)
  const others = (other: LeagueTeam) => (team.isOwn ? { ...other, isOwn: false } : other)
  return {
    ...document,
    teams: teams.map((other) => (other.name === before ? team : others(other))),
    results: document.results.map((result) => ({ ...result, home: named(result.home), away: named(result.away) })),
    pasted: document.pasted && {
      ...document.pasted,
      rows: document.pasted.rows.map((row) => ({ ...row, team: named(row.team) })),
    },
  }
}

/** With its results and its row. One that the club has matches with comes back by itself. */
export const withoutTeam = (document: LeagueDocument, gone: string): LeagueDocument => ({
  ...document,
  teams: document.teams.filter(({ name }) => name !== gone),
  results: document.results.filter(({ home, away }) => home !== gone && away !== gone),
  pasted: document.pasted && {
    ...document.pasted,
    rows: document.pasted.rows.filter(({ team }) => team !== gone),
  },
})
