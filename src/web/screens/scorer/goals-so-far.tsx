import { Button, Paper, Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import { GoalEntry } from '#web/match/goal-entry.tsx'
import { scorerName } from '#web/match/goal-scorer-name.ts'
import { GoalTakeBack } from '#web/match/goal-take-back.tsx'
import { useMatch } from '#web/match-store/use-match.ts'
import classes from './goals-so-far.module.css'

export function GoalsSoFar({ players }: { players: readonly Player[] }) {
  const scorers = useMatch((match) => match.scorers)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Gole w tym meczu">
      <Title order={2} size="h4" mb={scorers.length > 0 ? 'xs' : 'sm'}>
        Gole w tym meczu
      </Title>
      {scorers.length === 0 && <Text c="dimmed">Jeszcze nikt nie strzelił.</Text>}
      <ul className={classes.list}>
        {scorers.map((entry) => (
          <li key={entry.id} className={classes.row}>
            <GoalEntry entry={entry} players={players} />
            <Button
              variant="subtle"
              color="gray"
              px="xs"
              className={classes.takeBack}
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              aria-label={`Cofnij gola: ${scorerName(entry, players)}, ${entry.minute}`}
              onClick={() => setAsked(entry.id)}
            >
              <span className={classes.words}>Cofnij gola</span>
            </Button>
          </li>
        ))}
      </ul>
      <GoalTakeBack goalId={asked} players={players} onClose={() => setAsked(null)} />
    </Paper>
  )
}
