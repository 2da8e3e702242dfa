import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { fullName } from '#domain/squad/full-name.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { PlayerAvatar } from '../player-avatar.tsx'
import { PlayerTiles } from '../player-tiles.tsx'
import type { KindFormProps } from './kind-form.tsx'

/** One tap on whoever was best; those who played come first. */
export function BestPlayerForm({ catalogue: { players } }: KindFormProps) {
  const chosenId = useMatch((match) => match.bestPlayer)
  const chosen = players.find(({ id }) => id === chosenId)
  const [isChanging, setChanging] = useState(false)
  const choose = (bestPlayer: number) => {
    changeMatch((match) => ({ ...match, bestPlayer }), 'now')
    setChanging(false)
  }
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Zawodnik meczu">
      <Title order={2} size="h4" mb="sm">
        {chosen && !isChanging ? 'Zawodnik meczu' : 'Kto był najlepszy?'}
      </Title>
      {chosen && !isChanging ? (
        <Group wrap="nowrap" gap="sm">
          <PlayerAvatar player={chosen} size={40} />
          <Text fw={600} flex={1}>
            {fullName(chosen)}
          </Text>
          <Button variant="default" onClick={() => setChanging(true)}>
            Zmień
          </Button>
        </Group>
      ) : (
        <PlayerTiles players={players} meant="played" onPick={choose} footer={null} />
      )}
    </Paper>
  )
}
