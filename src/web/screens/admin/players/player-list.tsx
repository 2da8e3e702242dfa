import { Button, Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { playerSearch } from '#domain/squad/player-search.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { PlayerCards } from './player-cards.tsx'
import classes from './player-list.module.css'
import type { PlayerRowsProps } from './player-rows.ts'
import { PlayerTable } from './player-table.tsx'

const SEARCH_FROM = 9
/** Rows that are drawn at once; a squad of thousands must not make the page slow. */
const PAGE = 100

interface PlayerListProps extends PlayerRowsProps {
  /** A form is open, and it comes first. */
  isLocked: boolean
}

export function PlayerList({ players, isLocked, ...tasks }: PlayerListProps) {
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const wanted = useDeferredValue(search)
  const found = useMemo(() => players.filter(playerSearch(wanted)), [players, wanted])
  const Rows = useIsNarrow() ? PlayerCards : PlayerTable
  const hidden = found.length - limit
  return (
    <Stack>
      {players.length >= SEARCH_FROM && (
        <TextInput
          type="search"
          aria-label="Szukaj zawodnika"
          placeholder="Szukaj po nazwisku, numerze lub pozycji"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setLimit(PAGE)
          }}
          maw={{ sm: 420 }}
        />
      )}
      {found.length > 0 ? (
        // Disables every button of the rows without drawing the rows again.
        <fieldset className={classes.rows} disabled={isLocked}>
          <Rows players={found.slice(0, limit)} {...tasks} />
        </fieldset>
      ) : (
        <Paper p="xl">
          <Text c="dimmed" ta="center">
            Nikt nie pasuje do „{wanted.trim()}”
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
