import { Button, Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { playerSearch } from '#domain/squad/player-search.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { PlayerCards } from './player-cards.tsx'
import classes from './player-list.module.css'
import type { PlayerRowsProps } from './player-rows.ts'
import { PlayerTable } from './player-table.tsx'
import { TeamFilter } from './team-filter.tsx'

const SEARCH_FROM = 9
/** Rows that are drawn at once; a squad of thousands must not make the page slow. */
const PAGE = 100

interface PlayerListProps extends PlayerRowsProps {
  teamId: number | null
  onTeam: (teamId: number | null) => void
  /** A form is open, and it comes first. */
  isLocked: boolean
}

export function PlayerList({ players, teamId, onTeam, isLocked, ...tasks }: PlayerListProps) {
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const wanted = useDeferredValue(search)
  const found = useMemo(
    () => players.filter(({ teamIds }) => teamId === null || teamIds.includes(teamId)).filter(playerSearch(wanted)),
    [players, teamId, wanted],
  )
  const change = (set: () => void) => {
    set()
    setLimit(PAGE)
  }
  const Rows = useIsNarrow() ? PlayerCards : PlayerTable
  const hidden = found.length - limit
  return (
    <Stack>
      <div className={classes.filters}>
        <TeamFilter teamId={teamId} onChange={(id) => change(() => onTeam(id))} />
        {players.length >= SEARCH_FROM && (
          <TextInput
            type="search"
            aria-label="Szukaj zawodnika"
            placeholder="Szukaj po nazwisku, numerze lub pozycji"
            leftSection={<IconSearch size={18} aria-hidden />}
            value={search}
            onChange={({ currentTarget: { value } }) => change(() => setSearch(value))}
            className={classes.search}
          />
        )}
      </div>
      {found.length > 0 ? (
        // Disables every button of the rows without drawing the rows again.
        <fieldset className={classes.rows} disabled={isLocked}>
          <Rows players={found.slice(0, limit)} {...tasks} />
        </fieldset>
      ) : (
        <Paper p="xl">
          <Text c="dimmed" ta="center">
            {wanted.trim() ? `Nikt nie pasuje do „${wanted.trim()}”` : 'W tej drużynie nie ma jeszcze zawodników'}
          </Text>
        </Paper>
      )}
      {hidden > 0 && (
        <Stack align="center" gap="xs">
          <Text size="sm" c="dimmed">
            Pokazano {limit} z {found.length} zawodników
          </Text>
          <Button variant="default" onClick={() => setLimit(limit + PAGE)}>
            Pokaż więcej
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
