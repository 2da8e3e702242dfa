import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import classes from './cut-out-dialog.module.css'
import type { CutOutHands } from './use-cut-out.ts'

/** Instead of the cut-out, while it is not there. */
export function Waiting({ hands: { state, startAgain } }: { hands: CutOutHands }) {
  if (state.status === 'failed')
    return (
      <Alert color="red" role="alert" title="Nie udało się wyciąć tła">
        <Stack gap="sm" align="flex-start">
          {state.message}
          <Button variant="default" onClick={() => startAgain()}>
            Spróbuj ponownie
          </Button>
        </Stack>
      </Alert>
    )
  if (state.status === 'broken')
    return (
      <Alert color="red" role="alert" title="Wycinanie zostało przerwane">
        <Stack gap="sm" align="flex-start">
          Przeglądarce mogło zabraknąć pamięci. Zamknij inne karty i wznów: to, co było zrobione, zostanie odtworzone.
          <Group gap="xs">
            <Button onClick={() => startAgain(state.changes)}>Wznów</Button>
            {state.changes.length > 0 && (
              <Button variant="default" onClick={() => startAgain()}>
                Zacznij od nowa
              </Button>
            )}
          </Group>
        </Stack>
      </Alert>
    )
  // The bar stands still between its steps: an animation over the blurred page would take the processor from the work.
  return (
    <Stack gap="xs" className={classes.waiting} role="status">
      <Text ta="center">Wycinam postać. Zdjęcie nie opuszcza tego urządzenia.</Text>
      <Progress
        value={state.status === 'working' ? Math.max(4, 100 * state.share) : 100}
        aria-label="Postęp wycinania"
      />
    </Stack>
  )
}
