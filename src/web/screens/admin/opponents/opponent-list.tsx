import { Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch, IconShield } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { OpponentCards } from './opponent-cards.tsx'
import type { OpponentRowsProps } from './opponent-rows.ts'
import { OpponentTable } from './opponent-table.tsx'

const SEARCH_FROM = 9
const NO_OPPONENTS = 'Brak przeciwników. Dodaj pierwszego przeciwnika, klikając przycisk powyżej.'

export function OpponentList({ opponents, ...actions }: OpponentRowsProps) {
  const isNarrow = useIsNarrow()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase('pl')
  const found = opponents.filter(({ name }) => name.toLocaleLowerCase('pl').includes(wanted))
  const Rows = isNarrow ? OpponentCards : OpponentTable
  return (
    <Stack>
      {opponents.length >= SEARCH_FROM && (
        <TextInput
          type="search"
          aria-label="Szukaj przeciwnika"
          placeholder="Szukaj przeciwnika"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          maw={{ sm: 360 }}
        />
      )}
      {found.length > 0 ? (
        <Rows opponents={found} {...actions} />
      ) : (
        <Paper p="xl">
          <Stack align="center" gap="sm" c="dimmed" ta="center">
            <IconShield size={40} stroke={1.3} aria-hidden />
            <Text>{opponents.length === 0 ? NO_OPPONENTS : `Żaden przeciwnik nie pasuje do „${search.trim()}”`}</Text>
          </Stack>
        </Paper>
      )}
    </Stack>
  )
}
