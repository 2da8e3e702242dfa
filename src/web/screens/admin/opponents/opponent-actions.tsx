import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Opponent } from '#contract/opponent.ts'
import classes from './opponent-list.module.css'
import type { OpponentRowsProps } from './opponent-rows.ts'

interface OpponentActionsProps extends Omit<OpponentRowsProps, 'opponents'> {
  opponent: Opponent
}

export function OpponentActions({ opponent, isLocked, onEdit, onDelete }: OpponentActionsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        className={classes.action}
        disabled={isLocked}
        aria-label={`Edytuj przeciwnika ${opponent.name}`}
        onClick={() => onEdit(opponent)}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.action}
        color="red"
        disabled={isLocked}
        aria-label={`Usuń przeciwnika ${opponent.name}`}
        onClick={() => onDelete(opponent)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
