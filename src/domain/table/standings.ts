import type { WholeLeague } from './club-matches.ts'
import type { StandingsRow } from './league.ts'
import { TABLE_RULES } from './rule.ts'
import { type League, tableOf } from './table.ts'

/** Those of a round that is not known are in no table of an old round. */
const until = (round: number, known: number | null): boolean => known !== null && known <= round

function leagueUntil({ document, teams, results }: WholeLeague, round: number): League {
  const { pasted, meetings } = document
  const base = {
    meetings,
    deductions: Object.fromEntries(teams.map(({ name, deducted }) => [name, deducted])),
    withdrawn: teams.filter(({ isWithdrawn }) => isWithdrawn).map(({ name }) => name),
  }
  const names = teams.map(({ name }) => name)
  const inTime = results.filter((result) => round === Number.POSITIVE_INFINITY || until(round, result.round))
  if (!pasted || (pasted.round !== null && pasted.round > round)) return { ...base, teams: names, results: inTime }
  const since = pasted.round
  const listed = pasted.rows.map(({ team }) => team)
  return {
    ...base,
    teams: [...listed, ...names.filter((name) => !listed.includes(name))],
    results: since === null ? [] : inTime.filter((result) => result.round !== null && result.round > since),
    before: new Map(pasted.rows.map(({ team, ...tally }) => [team, { ...tally, awayWins: 0 }])),
  }
}

function rowsUntil(league: WholeLeague, round: number): StandingsRow[] {
  const own = league.teams.find(({ isOwn }) => isOwn)?.name
  return tableOf(leagueUntil(league, round), TABLE_RULES[league.document.rule]).map(({ awayWins: _, ...row }) => ({
    ...row,
    isOwn: row.team === own,
  }))
}

/** The table of today. */
export const standingsOf = (league: WholeLeague): StandingsRow[] => rowsUntil(league, Number.POSITIVE_INFINITY)

/** The table as it stood after a round: as it was frozen, or reckoned by what is known today. */
export const standingsAfter = (league: WholeLeague, round: number): readonly StandingsRow[] =>
  league.document.frozen.find((frozen) => frozen.round === round)?.rows ?? rowsUntil(league, round)

/** Rounds of which a table can be shown, the newest first. */
export function roundsOf({ document, results }: WholeLeague): number[] {
  const first = document.pasted?.round ?? 0
  const played = results.flatMap(({ round }) => (round === null || round < first ? [] : [round]))
  const frozen = document.frozen.map(({ round }) => round)
  const rounds = new Set([...played, ...frozen, ...(first > 0 ? [first] : [])])
  return [...rounds].sort((one, other) => other - one)
}

/** Results of unknown rounds count today, and in no table of an old round. */
export const withoutRound = ({ results }: WholeLeague): number => results.filter(({ round }) => round === null).length
