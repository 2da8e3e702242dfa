import { Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '#web/api/session.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { UserCards } from './user-cards.tsx'
import type { UserRowsProps } from './user-rows.ts'
import { UserTable } from './user-table.tsx'

const SEARCH_FROM = 9

export function UserList({ users, onEdit, onDelete }: Omit<UserRowsProps, 'ownId'>) {
  const ownId = useSession().data?.id
  const isNarrow = useIsNarrow()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase('pl')
  const found = users.filter((user) => user.username.toLocaleLowerCase('pl').includes(wanted))
  const Rows = isNarrow ? UserCards : UserTable
  return (
    <Stack>
      {users.length >= SEARCH_FROM && (
        <TextInput
          type="search"
          aria-label="Szukaj użytkownika"
          placeholder="Szukaj użytkownika"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          maw={{ sm: 360 }}
        />
      )}
      {found.length > 0 ? (
        <Rows users={found} ownId={ownId} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <Paper p="xl">
          <Text c="dimmed" ta="center">
            {users.length === 0 ? 'Brak użytkowników' : `Nikt nie pasuje do „${search.trim()}”`}
          </Text>
        </Paper>
      )}
    </Stack>
  )
}
