import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Player } from '#contract/player.ts'
import { PlayerAvatar } from './player-avatar.tsx'
import classes from './player-picker.module.css'

/** The heading over the row says as much. */
const PLAIN_POSITIONS = ['bramkarz', 'obrońca', 'pomocnik', 'napastnik']

interface PlayerWordsProps {
  player: Player
  /** Stands in place of the position. */
  note?: ReactNode
}

export function PlayerWords({ player, note }: PlayerWordsProps) {
  const position = PLAIN_POSITIONS.includes(player.position?.toLocaleLowerCase('pl') ?? '') ? null : player.position
  return (
    <>
      <PlayerAvatar player={player} size={44} />
      <span className={classes.number}>{player.number}</span>
      <span className={classes.words}>
        <Text span className={classes.name}>
          {player.firstName} <strong>{player.lastName}</strong>
        </Text>
        {note ??
          (position && (
            <Text span size="sm" c="dimmed" className={classes.position}>
              {position}
            </Text>
          ))}
      </span>
    </>
  )
}
