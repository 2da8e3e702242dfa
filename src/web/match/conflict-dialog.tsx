import '#web/ui/dialog-styles.ts'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { cellName, cellWords, type Names } from '#domain/match/cell-words.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { type Asked, answer } from '#web/match-store/use-asked.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import classes from './conflict-dialog.module.css'

interface ConflictDialogProps {
  opened: boolean
  asked: Asked | null
}

function useNames(): Names {
  const { players, opponents, templates } = useCatalogue()
  const named = <Item extends { id: number }>(items: readonly Item[], name: (item: Item) => string) => {
    return (id: number | null) => {
      const item = items.find((candidate) => candidate.id === id)
      return item ? name(item) : 'nikt'
    }
  }
  return {
    player: named(players, ({ firstName, lastName }) => `${firstName} ${lastName}`),
    opponent: named(opponents, ({ name }) => name),
    template: named(templates, ({ name }) => name),
  }
}

/** Two people set one thing differently. Both values are shown, over everything else; one of them has to be chosen. */
export function ConflictDialog({ opened, asked }: ConflictDialogProps) {
  const names = useNames()
  const conflict = asked?.conflict
  const who = conflict?.by ?? 'inna osoba'
  const choice = (side: 'mine' | 'theirs', label: string) => (
    <Button
      variant={side === 'mine' ? 'filled' : 'default'}
      fullWidth
      h="auto"
      py="sm"
      justify="flex-start"
      data-autofocus={side === 'theirs' || undefined}
      onClick={() => asked && answer(asked, side)}
    >
      <span className={classes.choice}>
        <span>{label}</span>
        {conflict && <strong>{cellWords(conflict.key, conflict[side], names)}</strong>}
      </span>
    </Button>
  )
  return (
    <Modal
      opened={opened}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={1000}
      title="Ktoś był szybszy"
    >
      <Text mb="md">
        {conflict &&
          `${cellName(conflict.key)}: ${who} zapisał(a) zmiany ${formatDateTime(new Date(conflict.at).toISOString())}, zanim doszły Twoje. Która wartość ma zostać?`}
      </Text>
      <Stack gap="xs">
        {choice('theirs', `Wersja: ${who}`)}
        {choice('mine', 'Moja wersja')}
      </Stack>
    </Modal>
  )
}
