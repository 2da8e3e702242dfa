import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { Alert, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { serverMessage } from '#web/api/http-error.ts'
import { DialogFooter } from '#web/ui/long-dialog.tsx'
import classes from './cut-out-dialog.module.css'
import type { CutOutSource } from './messages.ts'
import { Retouch } from './retouch.tsx'
import { useCutOut } from './use-cut-out.ts'
import { Waiting } from './waiting.tsx'

export interface CutOutFormProps extends CutOutSource {
  /** Resolves when the cut-out is safe; what it rejects with is shown. */
  onSave: (file: Blob) => Promise<unknown>
  /** Given while there is one already. */
  onRemove?: (() => Promise<unknown>) | undefined
  /** Whether there is something to lose. */
  onChanged: (isChanged: boolean) => void
  onCancel: () => void
  onDone: () => void
}

const NOTHING_LEFT = 'Nic nie zostało do zapisania. Cofnij ostatnie ruchy pędzla'

export function CutOutForm({ photo, stored, onSave, onRemove, onChanged, onCancel, onDone }: CutOutFormProps) {
  const hands = useCutOut({ photo, stored })
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { state, session, steps, recut } = hands
  const isReady = state.status === 'ready' && recut === null && (state.opened.origin !== 'nobody' || steps.isChanged)
  useEffect(() => onChanged(steps.isChanged), [onChanged, steps.isChanged])

  const carryOut = async (what: 'save' | 'remove', act: () => Promise<unknown>) => {
    setBusy(what)
    setProblem(null)
    try {
      await act()
      onDone()
    } catch (error) {
      setProblem(serverMessage(error))
      setBusy(null)
    }
  }
  const save = async () => {
    const file = await session.current?.encode()
    if (!file) throw new Error(NOTHING_LEFT)
    await onSave(file)
  }
  return (
    <>
      <div className={classes.body}>
        {state.status === 'ready' ? (
          <Retouch hands={hands} opened={state.opened} photo={photo} />
        ) : (
          <Waiting hands={hands} />
        )}
        {problem && (
          <Alert color="red" role="alert" className={classes.problem}>
            {problem}
          </Alert>
        )}
      </div>
      <DialogFooter>
        {onRemove && (
          <Button
            variant="subtle"
            color="gray"
            mr="auto"
            leftSection={<IconTrash size={18} aria-hidden />}
            loading={busy === 'remove'}
            disabled={busy === 'save'}
            onClick={() => carryOut('remove', onRemove)}
          >
            Usuń wycięcie
          </Button>
        )}
        <Button variant="default" className={classes.cancel} onClick={onCancel}>
          Anuluj
        </Button>
        <Button
          disabled={!isReady || busy === 'remove'}
          loading={busy === 'save'}
          onClick={() => carryOut('save', save)}
        >
          Zapisz wycięcie
        </Button>
      </DialogFooter>
    </>
  )
}
