import { useFanTable } from '#web/api/fan-table.ts'
import { StandingsTable } from '#web/club/standings-table.tsx'
import { AppSection } from './app-section.tsx'

/** Nothing where the team has no table. */
export function FanTable({ team }: { team: number | null }) {
  const table = useFanTable(team).data?.table
  if (!table || table.rows.length === 0) return null
  const { competition, round, rows } = table
  return (
    <AppSection title={`Tabela: ${competition}`}>
      <StandingsTable
        label={`Tabela: ${competition}`}
        rows={rows}
        notes={round === null ? [] : [`Wyniki do ${round}. kolejki.`]}
      />
    </AppSection>
  )
}
