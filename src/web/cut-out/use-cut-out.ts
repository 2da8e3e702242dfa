import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { errorText } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { CutOutSession, type PhotoSize } from './cut-out-session.ts'

export type CutOutState =
  | { status: 'working'; share: number }
  | { status: 'nobody' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; size: PhotoSize }

const START: CutOutState = { status: 'working', share: 0 }
const AT_START = { canUndo: false, canRedo: false }

/** A canvas is handed over once, however often React attaches it. */
const handedOver = new WeakSet<HTMLCanvasElement>()

/** A photo on its way to a cut-out, and the cut-out under the brush. */
export function useCutOut(photo: string | Blob) {
  const [state, setState] = useState<CutOutState>(START)
  const [steps, setSteps] = useState(AT_START)
  const [attempt, setAttempt] = useState(0)
  const session = useRef<CutOutSession | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another session.
  useEffect(() => {
    const opened = new CutOutSession()
    session.current = opened
    setState(START)
    setSteps(AT_START)
    opened.onProgress = (share) => setState({ status: 'working', share })
    opened.onSteps = ({ canUndo, canRedo }) =>
      setSteps((known) => (known.canUndo === canUndo && known.canRedo === canRedo ? known : { canUndo, canRedo }))
    const isCurrent = () => session.current === opened
    opened.open(photo).then(
      // The tools come with it: mounted in one go they would keep the page busy.
      (size) => isCurrent() && startTransition(() => setState(size ? { status: 'ready', size } : { status: 'nobody' })),
      (error: unknown) => {
        if (!isCurrent()) return
        logFailure('Błąd wycinania tła', error)
        setState({ status: 'failed', message: errorText(error) })
      },
    )
    return () => {
      session.current = null
      opened.close()
    }
  }, [photo, attempt])

  const attach = useCallback((element: HTMLCanvasElement | null) => {
    if (!element || handedOver.has(element)) return
    handedOver.add(element)
    session.current?.show(element)
  }, [])

  return { state, steps, session, attach, tryAgain: () => setAttempt((count) => count + 1) }
}

export type CutOutHands = ReturnType<typeof useCutOut>
