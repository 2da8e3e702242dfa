import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { User } from '#contract/user.ts'

interface UserActionsProps {
  user: User
  isOwn: boolean
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}

export function UserActions({ user, isOwn, onEdit, onDelete }: UserActionsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon aria-label={`Edytuj użytkownika ${user.username}`} onClick={() => onEdit(user)}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      {isOwn ? (
        <Tooltip label="Nie możesz usunąć własnego konta" events={{ hover: true, focus: true, touch: true }}>
          <ActionIcon
            aria-disabled
            c="dimmed"
            opacity={0.5}
            aria-label={`Usuń użytkownika ${user.username}: nie możesz usunąć własnego konta`}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : (
        <ActionIcon color="red" aria-label={`Usuń użytkownika ${user.username}`} onClick={() => onDelete(user)}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
