import { Group, Paper, Stack, Text } from '@mantine/core'
import { memo } from 'react'
import type { Player } from '#contract/player.ts'
import { NoPhotoBadge } from './no-photo-badge.tsx'
import { PlayerActions } from './player-actions.tsx'
import classes from './player-list.module.css'
import { PlayerName } from './player-name.tsx'
import { PlayerPhoto } from './player-photo.tsx'
import type { PlayerRowsProps, PlayerTasks } from './player-rows.ts'

const PHOTO_SIZE = 56

export function PlayerCards({ players, ...tasks }: PlayerRowsProps) {
  return (
    <Stack component="ul" gap="sm" className={classes.cards}>
      {players.map((player) => (
        <PlayerCard key={player.id} player={player} {...tasks} />
      ))}
    </Stack>
  )
}

const PlayerCard = memo(function PlayerCard({ player, ...tasks }: PlayerTasks & { player: Player }) {
  return (
    <Paper component="li" p="sm" className={classes.card}>
      <Group wrap="nowrap" gap="sm">
        <PlayerPhoto player={player} size={PHOTO_SIZE} />
        <Stack gap={2} flex={1} miw={0}>
          <PlayerName player={player} />
          <Group gap={6}>
            <Text size="sm" c="dimmed" className={classes.text}>
              {player.position ? `Nr ${player.number} · ${player.position}` : `Nr ${player.number}`}
            </Text>
            {!player.lineupImage && <NoPhotoBadge />}
          </Group>
        </Stack>
        <PlayerActions player={player} {...tasks} />
      </Group>
    </Paper>
  )
})
