import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { Alert, Button, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import classes from './cut-out-dialog.module.css'
import type { CutOutOrigin } from './messages.ts'
import type { CutOutHands } from './use-cut-out.ts'

const WORDS: Record<Exclude<CutOutOrigin, 'found'>, string> = {
  stored: 'To wycięcie, które już jest, razem z poprawkami.',
  own: 'To zdjęcie nie ma już tła: zostaje tak, jak jest.',
  nobody: 'Nie widać tu nikogo. Zamaluj postać pędzlem: to, co zamalujesz, zostanie.',
}
const STILL_NOBODY = 'Nie widać tu nikogo, więc nic się nie zmieniło.'

interface CutOutNoteProps {
  hands: CutOutHands
  origin: CutOutOrigin
}

/** Over the cut-out: where it is from, where that is not the network; and what became of the last change. */
export function CutOutNote({ hands: { remark, recut, cutAgain }, origin }: CutOutNoteProps) {
  const [isAsked, setAsked] = useState(false)
  if (recut !== null)
    return (
      <div className={classes.note} role="status">
        <Text>Wycinam od nowa</Text>
        <Progress className={classes.progress} value={Math.max(4, 100 * recut)} aria-label="Postęp wycinania" />
      </div>
    )
  if (remark?.kind === 'stumbled')
    return (
      <Alert className={classes.problem} color="red" role="alert" title="Ostatnia zmiana się nie udała">
        {remark.message}. Spróbuj jeszcze raz albo zapisz to, co jest.
      </Alert>
    )
  if (remark) return <Text role="status">{STILL_NOBODY}</Text>
  if (origin === 'found' || isAsked) return null
  return (
    <div className={classes.note}>
      <Text role="status">{WORDS[origin]}</Text>
      {origin !== 'nobody' && (
        <Button
          variant="default"
          onClick={() => {
            setAsked(true)
            cutAgain()
          }}
        >
          Wytnij od nowa
        </Button>
      )}
    </div>
  )
}
