import { Group, Paper, Stack, Text } from '@mantine/core'
import { formatDateTime } from '#web/ui/date-time.ts'
import { RoleBadge } from './role-badge.tsx'
import { UserActions } from './user-actions.tsx'
import classes from './user-cards.module.css'
import type { UserRowsProps } from './user-rows.ts'
import { Username } from './username.tsx'

export function UserCards({ users, ownId, onEdit, onDelete }: UserRowsProps) {
  return (
    <Stack component="ul" gap="sm" className={classes.list}>
      {users.map((user) => (
        <Paper component="li" key={user.id} p="md">
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Stack gap={6} miw={0} align="flex-start">
              <Username user={user} isOwn={user.id === ownId} />
              <RoleBadge role={user.role} />
              <Text size="sm" c="dimmed">
                ID {user.id} · {formatDateTime(user.createdAt)}
              </Text>
            </Stack>
            <UserActions user={user} isOwn={user.id === ownId} onEdit={onEdit} onDelete={onDelete} />
          </Group>
        </Paper>
      ))}
    </Stack>
  )
}
