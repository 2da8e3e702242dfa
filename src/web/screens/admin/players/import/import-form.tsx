import { Alert, Button, Checkbox, Group } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { IMPORT_MAX, type Player } from '#contract/player.ts'
import { planImport } from '#domain/squad/import-plan.ts'
import { readSquadList } from '#domain/squad/squad-list.ts'
import { useImportPlayers } from '#web/api/players.ts'
import { counted } from '#web/ui/counted.ts'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import type { ImportResult } from './import-done.tsx'
import { importRequest } from './import-request.ts'
import { ListInput } from './list-input.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PlanTable } from './plan-table.tsx'

const FAILURE = 'Błąd zapisu kadry'

interface ImportFormProps {
  squad: readonly Player[]
  onCancel: () => void
  onSaved: (result: ImportResult) => void
}

export function ImportForm({ squad, onCancel, onSaved }: ImportFormProps) {
  const [text, setText] = useState('')
  const [isLastNameFirst, setLastNameFirst] = useState(false)
  const list = useDeferredValue(text)
  const plan = useMemo(
    () => planImport(readSquadList(list, { isLastNameFirst }), squad),
    [list, isLastNameFirst, squad],
  )
  const save = useImportPlayers()
  const request = importRequest(plan)
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
        {plan.length > 0 && <PlanTable plan={plan} />}
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
