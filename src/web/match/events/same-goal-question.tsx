import '#web/ui/dialog-styles.ts'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { firstDoubt } from '#domain/match/events/same-goal.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { answerOneGoal, answerTwoGoals } from '#web/match-store/events.ts'
import { useAsked } from '#web/match-store/use-asked.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { useRecorder } from '#web/match-store/use-recorder.ts'
import classes from '../conflict-dialog.module.css'
import { scorerName } from '../goal-scorer-name.ts'

const TIME = new Intl.DateTimeFormat('pl', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Two people may have recorded one goal. Both records are shown, over everything else; the answer is for everybody. */
export function SameGoalQuestion() {
  const events = useMatch((match) => match.events)
  const doubt = useMemo(() => firstDoubt(events), [events])
  // One question at a time.
  const isOpen = useAsked() === null && doubt !== null
  const { players } = useCatalogue()
  const recorder = useRecorder()
  const choice = (goal: MatchEvent) => (
    <Button
      key={goal.id}
      variant="default"
      fullWidth
      h="auto"
      py="sm"
      justify="flex-start"
      onClick={() => doubt && answerOneGoal(doubt, goal.id)}
    >
      <span className={classes.choice}>
        <strong>
          Jeden gol: {scorerName(goal, players)}
          {goal.minute && `, ${goal.minute}`}
        </strong>
        <Text span size="sm" c="dimmed" fw={400}>
          {recorder(goal)}, {TIME.format(goal.at)}
        </Text>
      </span>
    </Button>
  )
  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={1000}
      title="Jeden gol czy dwa?"
    >
      <Text mb="md">
        Dwie osoby zapisały gola dla {doubt?.counted.side === 'theirs' ? 'rywali' : 'naszej drużyny'} prawie w tej samej
        chwili. Na razie liczy się jeden. Jeżeli to ten sam gol, wybierz, który zapis ma zostać.
      </Text>
      <Stack gap="xs">
        {doubt && [doubt.counted, doubt.doubtful].map(choice)}
        <Button variant="light" fullWidth h="auto" py="sm" onClick={() => doubt && answerTwoGoals(doubt)}>
          Dwa gole
        </Button>
      </Stack>
    </Modal>
  )
}
