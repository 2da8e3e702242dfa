import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Player } from '#contract/player.ts'
import classes from './player-actions.module.css'
import type { PlayerTasks } from './player-rows.ts'

export function PlayerActions({ player, onEdit, onDelete }: PlayerTasks & { player: Player }) {
  const name = `${player.firstName} ${player.lastName}`
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon className={classes.action} aria-label={`Edytuj zawodnika ${name}`} onClick={() => onEdit(player)}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.action}
        color="red"
        aria-label={`Usuń zawodnika ${name}`}
        onClick={() => onDelete(player)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
