import { NativeSelect } from '@mantine/core'
import type { WholeLeague } from '#domain/table/club-matches.ts'
import classes from './season-table.module.css'

interface RoundSelectProps {
  league: WholeLeague
  rounds: readonly number[]
  /** Null: the table of today. */
  value: number | null
  onChange: (round: number | null) => void
}

/** Which table is shown: today's, or that of an old round. */
export function RoundSelect({ league, rounds, value, onChange }: RoundSelectProps) {
  if (rounds.length === 0) return null
  const isFrozen = (round: number) => league.document.frozen.some((table) => table.round === round)
  return (
    <NativeSelect
      className={classes.push}
      aria-label="Która tabela"
      data={[
        { value: '', label: 'Aktualna' },
        ...rounds.map((round) => ({
          value: String(round),
          label: `Po ${round}. kolejce${isFrozen(round) ? ' (zamrożona)' : ''}`,
        })),
      ]}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
    />
  )
}
