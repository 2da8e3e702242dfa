import { NativeSelect, Stack, TextInput } from '@mantine/core'
import type { LeagueTeam } from '#domain/table/league.ts'
import type { ReadResult } from '#domain/table/read-round.ts'
import classes from './season-table.module.css'

export interface TypedRow {
  home: string
  away: string
  homeScore: string
  awayScore: string
}

const EMPTY: TypedRow = { home: '', away: '', homeScore: '', awayScore: '' }

/** One for each match of a round but the club's own. */
export const emptyRows = (teams: number): TypedRow[] =>
  Array.from({ length: Math.max(1, Math.ceil(teams / 2) - 1) }, () => EMPTY)

const isWhole = (row: TypedRow): boolean => Object.values(row).every((value) => value !== '')

/** Rows that are filled in. */
export const typedResults = (rows: readonly TypedRow[]): ReadResult[] =>
  rows.filter(isWhole).map(({ home, away, homeScore, awayScore }, index) => ({
    line: index + 1,
    round: null,
    home,
    away,
    homeScore: Number(homeScore),
    awayScore: Number(awayScore),
  }))

interface TypedRoundProps {
  teams: readonly LeagueTeam[]
  rows: readonly TypedRow[]
  onChange: (rows: TypedRow[]) => void
}

/** A round typed in: teams are chosen, goals written. */
export function TypedRound({ teams, rows, onChange }: TypedRoundProps) {
  const standing = teams
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'pl'))
  const change = (at: number, facts: Partial<TypedRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...facts } : row)))
  const taken = new Set(rows.flatMap(({ home, away }) => [home, away]))
  const optionsFor = (chosen: string) => standing.filter((name) => name === chosen || !taken.has(name))
  return (
    <Stack gap="sm">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the round
        <fieldset key={at} className={classes.typed} aria-label={`Mecz ${at + 1}`}>
          {(['home', 'away'] as const).map((side) => [
            <NativeSelect
              key={side}
              aria-label={side === 'home' ? 'Gospodarze' : 'Goście'}
              data={[
                { value: '', label: side === 'home' ? 'Gospodarze' : 'Goście' },
                ...optionsFor(row[side]).map((name) => ({ value: name, label: name })),
              ]}
              value={row[side]}
              onChange={(event) => change(at, { [side]: event.currentTarget.value })}
            />,
            <TextInput
              key={`${side} goals`}
              aria-label={side === 'home' ? 'Bramki gospodarzy' : 'Bramki gości'}
              className={classes.goals}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={row[`${side}Score`]}
              onChange={(event) => change(at, { [`${side}Score`]: event.currentTarget.value.replace(/\D/g, '') })}
            />,
          ])}
        </fieldset>
      ))}
    </Stack>
  )
}
