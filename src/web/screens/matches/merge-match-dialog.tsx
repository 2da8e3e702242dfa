import '#web/ui/dialog-styles.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { StaffMatch } from '#contract/staff-match.ts'
import { ConfirmDialogWindow } from '#web/ui/confirm-dialog-window.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import { listedName } from './listed-name.ts'
import { useRemoveMatch } from './use-remove-match.ts'

interface MergeMatchDialogProps {
  opened: boolean
  match: StaffMatch | null
  matches: readonly StaffMatch[]
  onClose: () => void
}

/** Those against the same opponent first: two records of one match are what is merged. */
const candidatesFor = (match: StaffMatch | null, matches: readonly StaffMatch[]): StaffMatch[] =>
  matches
    .filter(({ id }) => id !== match?.id)
    .sort(
      (one, other) =>
        Number(other.opponentId === match?.opponentId) - Number(one.opponentId === match?.opponentId) ||
        other.date.localeCompare(one.date),
    )

export function MergeMatchDialog({ opened, match, matches, onClose }: MergeMatchDialogProps) {
  const [into, setInto] = useState<number | null>(null)
  const removal = useRemoveMatch()
  const leave = () => {
    setInto(null)
    onClose()
  }
  const merge = () => {
    if (!match) return
    if (into === null) {
      toastFailure('Wybierz mecz, który zostaje')
      return
    }
    removal.mutate(
      { id: match.id, into },
      {
        onSuccess: () => toastSuccess('Mecze scalone'),
        onError: (error) => tellFailure('Nie udało się scalić meczów', error),
        onSettled: leave,
      },
    )
  }
  return (
    <ConfirmDialogWindow
      opened={opened}
      title="Scal z innym meczem"
      confirmLabel="Scal mecze"
      isPending={removal.isPending}
      onConfirm={merge}
      onClose={leave}
    >
      <Stack gap="sm">
        <Text>
          Zniknie: <strong>{match && listedName(match)}</strong>
        </Text>
        <Select<number>
          label="Zostaje"
          placeholder="Wybierz mecz"
          searchable
          nothingFoundMessage="Nie znaleziono meczów"
          data={candidatesFor(match, matches).map((other) => ({ value: other.id, label: listedName(other) }))}
          value={into}
          onChange={setInto}
        />
        <Text size="sm" c="dimmed">
          Mecz, który zostaje, zachowa przeciwnika, termin, zegar i swój skład. Przejdą do niego zdarzenia i grafiki
          tego meczu, a skład tylko wtedy, gdy sam go nie ma. Ta operacja jest nieodwracalna.
        </Text>
      </Stack>
    </ConfirmDialogWindow>
  )
}
