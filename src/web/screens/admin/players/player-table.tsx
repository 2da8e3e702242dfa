import { Group, Paper, Table, Text } from '@mantine/core'
import { memo } from 'react'
import type { Player } from '#contract/player.ts'
import { NoPhotoBadge } from './no-photo-badge.tsx'
import { PlayerActions } from './player-actions.tsx'
import classes from './player-list.module.css'
import { PlayerName } from './player-name.tsx'
import { PlayerPhoto } from './player-photo.tsx'
import type { PlayerRowsProps, PlayerTasks } from './player-rows.ts'

const PHOTO_SIZE = 48

export function PlayerTable({ players, ...tasks }: PlayerRowsProps) {
  return (
    <Paper>
      <Table verticalSpacing="xs" horizontalSpacing="lg" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={100}>Zdjęcie</Table.Th>
            <Table.Th w={110} ta="right">
              Numer
            </Table.Th>
            <Table.Th>Imię i nazwisko</Table.Th>
            <Table.Th w="30%">Pozycja</Table.Th>
            <Table.Th w={160} ta="right">
              Akcje
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} {...tasks} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}

const PlayerRow = memo(function PlayerRow({ player, ...tasks }: PlayerTasks & { player: Player }) {
  return (
    <Table.Tr>
      <Table.Td>
        <PlayerPhoto player={player} size={PHOTO_SIZE} />
      </Table.Td>
      <Table.Td className={classes.number}>{player.number}</Table.Td>
      <Table.Td>
        <Group gap="xs">
          <PlayerName player={player} />
          {!player.lineupImage && <NoPhotoBadge />}
        </Group>
      </Table.Td>
      <Table.Td className={classes.text}>
        {player.position ?? (
          <Text c="dimmed" component="span">
            —
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end">
          <PlayerActions player={player} {...tasks} />
        </Group>
      </Table.Td>
    </Table.Tr>
  )
})
