import { Alert, Button, Checkbox, Group } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { IMPORT_MAX } from '#contract/player-import.ts'
import { type GivenNumbers, planImport } from '#domain/squad/import-plan.ts'
import { numbersInOrder } from '#domain/squad/numbers-in-order.ts'
import type { PersonName } from '#domain/squad/person-name.ts'
import { nameKey } from '#domain/squad/player-match.ts'
import { readSquadList } from '#domain/squad/squad-list.ts'
import { useImportPlayers } from '#web/api/import-players.ts'
import { counted } from '#web/ui/counted.ts'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import type { ImportResult } from './import-done.tsx'
import { importRequest } from './import-request.ts'
import { ListInput } from './list-input.tsx'
import { NumbersMissing } from './numbers-missing.tsx'
import { countActions } from './plan-actions.ts'
import { PlanSummary } from './plan-summary.tsx'
import { PlanTable } from './plan-table.tsx'

const FAILURE = 'Błąd zapisu kadry'

interface ImportFormProps {
  squad: readonly Player[]
  teamId: number | null
  onCancel: () => void
  onSaved: (result: ImportResult) => void
}

export function ImportForm({ squad, teamId, onCancel, onSaved }: ImportFormProps) {
  const [text, setText] = useState('')
  const [isLastNameFirst, setLastNameFirst] = useState(false)
  const list = useDeferredValue(text)
  const [given, setGiven] = useState<GivenNumbers>(new Map())
  const rows = useMemo(() => readSquadList(list, { isLastNameFirst }), [list, isLastNameFirst])
  const plan = useMemo(() => planImport(rows, squad, given), [rows, squad, given])
  const { numberless } = countActions(plan)
  const giveNumber = (player: PersonName, number: number | null) =>
    setGiven((before) => {
      const others = [...before].filter(([key]) => key !== nameKey(player))
      return new Map(number === null ? others : [...others, [nameKey(player), number]])
    })
  const giveInOrder = () => setGiven((before) => new Map([...before, ...numbersInOrder(plan, squad)]))
  const save = useImportPlayers()
  const request = importRequest(plan, teamId)
  const count = request.players.length
  const submit = () =>
    save.mutate(request, {
      onSuccess: (result) => {
        toastSuccess('Kadra zapisana', `Dodano: ${result.added}, zmieniono: ${result.changed}`)
        onSaved(result)
      },
      onError: (error) => tellFailure(FAILURE, error),
    })
  return (
    <>
      <DialogBody>
        <ListInput text={text} onText={setText} />
        <Group justify="space-between">
          <PlanSummary plan={plan} />
          {plan.length > 0 && (
            <Checkbox
              size="md"
              label="Najpierw nazwisko, potem imię"
              checked={isLastNameFirst}
              onChange={(event) => setLastNameFirst(event.currentTarget.checked)}
            />
          )}
        </Group>
        {numberless > 0 && <NumbersMissing count={numberless} onInOrder={giveInOrder} />}
        {plan.length > 0 && <PlanTable plan={plan} onNumber={giveNumber} />}
        {count > IMPORT_MAX && (
          <Alert color="red" role="alert">
            Naraz można zapisać najwyżej {IMPORT_MAX} zawodników, a na liście jest ich {count}. Wklej listę w częściach.
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={onCancel}>
          Anuluj
        </Button>
        <Button onClick={submit} disabled={count === 0 || count > IMPORT_MAX} loading={save.isPending}>
          {count === 0 ? 'Zapisz zawodników' : `Zapisz ${counted(count, ['zawodnika', 'zawodników', 'zawodników'])}`}
        </Button>
      </DialogFooter>
    </>
  )
}
