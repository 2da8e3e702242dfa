import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { Alert, Button, Progress, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { serverMessage } from '#web/api/http-error.ts'
import { DialogFooter } from '#web/ui/long-dialog.tsx'
import { FIRST_BRUSH, type Ground } from './brush-settings.ts'
import classes from './cut-out-dialog.module.css'
import { CutOutStage } from './cut-out-stage.tsx'
import { CutOutTools } from './cut-out-tools.tsx'
import { type CutOutHands, useCutOut } from './use-cut-out.ts'

export interface CutOutFormProps {
  /** An address of this site, or a file. */
  photo: string | Blob
  /** Resolves when the cut-out is safe; what it rejects with is shown. */
  onSave: (file: Blob) => Promise<unknown>
  /** Given while there is one already. */
  onRemove?: () => Promise<unknown>
  onClose: () => void
}

const NOTHING_LEFT = 'Nic nie zostało do zapisania. Cofnij ostatnie ruchy pędzla'

export function CutOutForm({ photo, onSave, onRemove, onClose }: CutOutFormProps) {
  const hands = useCutOut(photo)
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { state, session } = hands

  const carryOut = async (what: 'save' | 'remove', act: () => Promise<unknown>) => {
    setBusy(what)
    setProblem(null)
    try {
      await act()
      onClose()
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
          <Retouch hands={hands} size={state.size} photo={photo} />
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
        <Button variant="default" className={classes.cancel} onClick={onClose}>
          Anuluj
        </Button>
        <Button
          disabled={state.status !== 'ready' || busy === 'remove'}
          loading={busy === 'save'}
          onClick={() => carryOut('save', save)}
        >
          Zapisz wycięcie
        </Button>
      </DialogFooter>
    </>
  )
}

function Waiting({ hands: { state, tryAgain } }: { hands: CutOutHands }) {
  if (state.status === 'nobody')
    return (
      <Alert color="gray" role="status" title="Nie widać tu nikogo">
        Na tym zdjęciu nie udało się znaleźć żadnej osoby. Wybierz zdjęcie, na którym postać jest wyraźna i zajmuje
        większą część kadru.
      </Alert>
    )
  if (state.status === 'failed')
    return (
      <Alert color="red" role="alert" title="Nie udało się wyciąć tła">
        <Stack gap="sm" align="flex-start">
          {state.message}
          <Button variant="default" onClick={tryAgain}>
            Spróbuj ponownie
          </Button>
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

interface RetouchProps {
  hands: CutOutHands
  size: { width: number; height: number }
  photo: string | Blob
}

function Retouch({ hands, size, photo }: RetouchProps) {
  const [brush, setBrush] = useState(FIRST_BRUSH)
  const [ground, setGround] = useState<Ground>('checkers')
  const { session, steps } = hands
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      session.current?.tell(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [session])
  return (
    <div className={classes.retouch}>
      <CutOutStage hands={hands} size={size} photo={photo} brush={brush} ground={ground} />
      <CutOutTools
        brush={brush}
        onBrush={(part) => setBrush((chosen) => ({ ...chosen, ...part }))}
        ground={ground}
        onGround={setGround}
        steps={steps}
        onStep={(step) => session.current?.tell(step)}
      />
    </div>
  )
}
