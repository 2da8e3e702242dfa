import { takeRound } from '../fixtures/round-in-text.ts'
import { foldedWords } from '../squad/folded-text.ts'
import { leagueAndRound } from '../table/league.ts'
import { type CompetitionKind, kindSaidBy } from './competition-kind.ts'

/** Without rounds that stand beside it; where nothing but a round is written, that is its name. */
export function competitionTitle(name: string): string {
  const { league } = leagueAndRound(name, null)
  if (league === '') return name.trim()
  return league === name ? name : competitionTitle(league)
}

/** Two spellings of one competition have one key, with a round beside the name or without. */
export const competitionKey = (name: string): string =>
  foldedWords(competitionTitle(name)).join(' ') || name.trim().toLowerCase()

/** What somebody has said of a competition by hand. */
export interface KeptCompetition {
  name: string
  kind: CompetitionKind
}
export type KeptCompetitions = ReadonlyMap<string, KeptCompetition>

export const kindOf = (name: string, kept: KeptCompetitions): CompetitionKind =>
  kept.get(competitionKey(name))?.kind ?? kindSaidBy(competitionTitle(name))

export interface CompetitionChoice {
  competition?: string | undefined
  kind?: CompetitionKind | undefined
}

/** Whether a competition, as a match has it, is among the chosen ones; one that nobody has named is of no kind. */
export function meantBy({ competition, kind }: CompetitionChoice, kept: KeptCompetitions): (name: string) => boolean {
  const key = competition === undefined ? null : competitionKey(competition)
  return (name) =>
    (key === null || competitionKey(name) === key) &&
    (kind === undefined || (name.trim() !== '' && kindOf(name, kept) === kind))
}

export interface Competition extends KeptCompetition {
  matches: number
}

/** One of the ways in which a competition is written, and in how many matches. */
export interface Spelling {
  name: string
  matches: number
}

/** Each competition once, however it is spelled: by the name it was given, or by the one most matches have. */
export function competitionsOf(spellings: readonly Spelling[], kept: KeptCompetitions): Competition[] {
  const byKey = new Map<string, Competition>()
  for (const { name, matches } of [...spellings].sort((one, other) => other.matches - one.matches)) {
    const key = competitionKey(name)
    const known = byKey.get(key)
    const title = kept.get(key)?.name ?? competitionTitle(name)
    byKey.set(key, { name: title, kind: kindOf(name, kept), ...known, matches: matches + (known?.matches ?? 0) })
  }
  return [...byKey.values()].sort((one, other) => one.name.localeCompare(other.name, 'pl'))
}

interface InCompetition {
  competition: string | null
  round: string | null
}

/** The match under the competition's new name; a round that stood beside the old one is not lost. */
export const withCompetition = <Match extends InCompetition>(match: Match, name: string): Match => ({
  ...match,
  competition: name,
  round: match.round || takeRound(match.competition ?? '').value,
})
