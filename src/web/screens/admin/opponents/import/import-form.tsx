import { Alert, Button, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Opponent } from '#contract/opponent.ts'
import { OPPONENTS_IMPORT_MAX } from '#contract/opponent-import.ts'
import { readOpponentList } from '#domain/opponent/opponent-list.ts'
import { useImportOpponents } from '#web/api/import-opponents.ts'
import { useClub } from '#web/club/use-club.ts'
import { counted } from '#web/ui/counted.ts'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { ListedTable } from './listed-table.tsx'

const FORMS = ['przeciwnika', 'przeciwników', 'przeciwników'] as const

interface ImportFormProps {
  opponents: readonly Opponent[]
  onDone: () => void
}

export function ImportForm({ opponents, onDone }: ImportFormProps) {
  const [text, setText] = useState('')
  const club = useClub()
  const save = useImportOpponents()
  const known = opponents.map(({ name }) => name)
  const listed = readOpponentList(text, known, club.name)
  const added = listed.filter(({ leftOut }) => leftOut === null)
  const isTooMany = added.length > OPPONENTS_IMPORT_MAX
  const submit = () =>
    save.mutate(
      { opponents: added.map(({ name }) => ({ name })) },
      {
        onSuccess: (result) => {
          toastSuccess('Przeciwnicy dodani', `Dodano ${counted(result.added, FORMS)}. Herby możesz dodać później.`)
          onDone()
        },
        onError: (error) => tellFailure('Błąd dodawania przeciwników', error),
      },
    )
  return (
    <>
      <DialogBody>
        <Textarea
          label="Lista przeciwników"
          description="Po jednej drużynie w wierszu. Można skopiować tabelę ligi."
          placeholder={'Iskra Żuławy\nTur Ełk\nSokół Łeba'}
          size="md"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Text role="status" fw={600}>
          {listed.length === 0 ? 'Podgląd pojawi się tutaj' : summary(added.length, listed.length - added.length)}
        </Text>
        {listed.length > 0 && <ListedTable listed={listed} />}
        {isTooMany && (
          <Alert color="red" role="alert">
            Naraz można dodać najwyżej {OPPONENTS_IMPORT_MAX} przeciwników, a na liście jest ich {added.length}. Wklej
            listę w częściach.
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={onDone}>
          Anuluj
        </Button>
        <Button onClick={submit} disabled={added.length === 0 || isTooMany} loading={save.isPending}>
          {added.length === 0 ? 'Dodaj przeciwników' : `Dodaj ${counted(added.length, FORMS)}`}
        </Button>
      </DialogFooter>
    </>
  )
}

const summary = (added: number, leftOut: number): string =>
  `Podgląd – nowi: ${added}${leftOut > 0 ? `, pominięci: ${leftOut}` : ''}`
