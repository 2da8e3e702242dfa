import { Text } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import classes from './player-list.module.css'

export function PlayerName({ player }: { player: Player }) {
  return (
    <Text component="span" className={classes.text}>
      {player.firstName} <b>{player.lastName}</b>
    </Text>
  )
}
