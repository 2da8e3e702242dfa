import { Text, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Player } from '#contract/player.ts'
import classes from './player-picker.module.css'
import { PlayerWords } from './player-words.tsx'

interface PlayerRowProps {
  player: Player
  isSelected: boolean
  isMarked: boolean
  onChoose: (playerId: number) => void
}

export function PlayerRow({ player, isSelected, isMarked, onChoose }: PlayerRowProps) {
  const again = isMarked && (
    <Text span size="sm" fw={600} className={classes.again}>
      Dotknij ponownie, aby wybrać
    </Text>
  )
  return (
    <UnstyledButton
      className={classes.row}
      data-marked={isMarked || undefined}
      aria-current={isSelected || undefined}
      onClick={() => onChoose(player.id)}
    >
      <PlayerWords player={player} note={again || undefined} />
      {isSelected && <IconCheck size={20} aria-hidden />}
    </UnstyledButton>
  )
}
