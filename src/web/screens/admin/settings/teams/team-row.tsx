import { ActionIcon, Badge, Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { Team } from '#contract/team.ts'
import { TeamMenu } from './team-menu.tsx'
import classes from './teams.module.css'

export interface TeamRowProps {
  team: Team
  place: number
  count: number
  takesFocus: boolean
  onRename: () => void
  onDelete: () => void
}

/** Where there is one team, there is nothing to put in order. */
export function TeamRow(props: TeamRowProps) {
  const { team, count, takesFocus, onRename } = props
  return (
    <Group gap="xs" wrap="nowrap" mih={44}>
      <Text className={classes.name}>{team.name}</Text>
      {team.isDefault && count > 1 && (
        <Badge variant="light" size="lg" tt="none" fw={600} flex="none">
          Domyślna
        </Badge>
      )}
      {count > 1 ? (
        <TeamMenu {...props} />
      ) : (
        <ActionIcon aria-label={`Zmień nazwę: ${team.name}`} autoFocus={takesFocus} onClick={onRename}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
