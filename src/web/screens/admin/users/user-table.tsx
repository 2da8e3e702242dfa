import { Group, Paper, Table } from '@mantine/core'
import { formatDateTime } from '#web/ui/date-time.ts'
import { RoleBadge } from './role-badge.tsx'
import { UserActions } from './user-actions.tsx'
import type { UserRowsProps } from './user-rows.ts'
import { Username } from './username.tsx'

export function UserTable({ users, ownId, onEdit, onDelete }: UserRowsProps) {
  return (
    <Paper>
      <Table verticalSpacing="xs" horizontalSpacing="lg">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={80}>ID</Table.Th>
            <Table.Th>Nazwa użytkownika</Table.Th>
            <Table.Th>Rola</Table.Th>
            <Table.Th>Data utworzenia</Table.Th>
            <Table.Th ta="right">Akcje</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>{user.id}</Table.Td>
              <Table.Td>
                <Username user={user} isOwn={user.id === ownId} />
              </Table.Td>
              <Table.Td>
                <RoleBadge role={user.role} />
              </Table.Td>
              <Table.Td>{formatDateTime(user.createdAt)}</Table.Td>
              <Table.Td>
                <Group justify="flex-end">
                  <UserActions user={user} isOwn={user.id === ownId} onEdit={onEdit} onDelete={onDelete} />
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
