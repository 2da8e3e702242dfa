import { Text, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Player } from '#contract/player.ts'
import { PlayerAvatar } from './player-avatar.tsx'
import classes from './player-picker.module.css'

/** The heading over the row says as much. */
const PLAIN_POSITIONS = ['bramkarz', 'obrońca', 'pomocnik', 'napastnik']

interface PlayerRowProps {
  player: Player
  isSelected: boolean
  isMarked: boolean
  onChoose: (playerId: number) => void
}

export function PlayerRow({ player, isSelected, isMarked, onChoose }: PlayerRowProps) {
  const position = PLAIN_POSITIONS.includes(player.position?.toLocaleLowerCase('pl') ?? '') ? null : player.position
  return (
    <UnstyledButton
      className={classes.row}
      data-marked={isMarked || undefined}
      aria-current={isSelected || undefined}
      onClick={() => onChoose(player.id)}
    >
      <PlayerAvatar player={player} size={44} />
      <span className={classes.number}>{player.number}</span>
      <span className={classes.words}>
        <Text span className={classes.name}>
          {player.firstName} <strong>{player.lastName}</strong>
        </Text>
        {isMarked ? (
          <Text span size="sm" fw={600} className={classes.again}>
            Dotknij ponownie, aby wybrać
          </Text>
        ) : (
          position && (
            <Text span size="sm" c="dimmed" className={classes.position}>
              {position}
            </Text>
          )
        )}
      </span>
      {isSelected && <IconCheck size={20} aria-hidden />}
    </UnstyledButton>
  )
}
