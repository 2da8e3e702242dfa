import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { errorText } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { CutOutSession } from './cut-out-session.ts'
import type { ChangeOrder, CutOutSource, Opened, Steps } from './messages.ts'

export type CutOutState =
  | { status: 'working'; share: number }
  | { status: 'failed'; message: string }
  /** `changes`: what was made before, which can be made again. */
  | { status: 'broken'; changes: readonly ChangeOrder[] }
  | { status: 'ready'; opened: Opened }

/** What became of the last change, where it is more than meets the eye. */
export type Remark = { kind: 'nobody' } | { kind: 'stumbled'; message: string } | null

const START: CutOutState = { status: 'working', share: 0 }
const AT_START: Steps = { canUndo: false, canRedo: false, isChanged: false }
const NO_CHANGES: readonly ChangeOrder[] = []

/** A canvas is handed over once, however often React attaches it. */
const handedOver = new WeakSet<HTMLCanvasElement>()

/** A photo on its way to a cut-out, and the cut-out under the brush. */
export function useCutOut({ photo, stored }: CutOutSource) {
  const [state, setState] = useState<CutOutState>(START)
  const [steps, setSteps] = useState(AT_START)
  const [remark, setRemark] = useState<Remark>(null)
  /** The share that is done of another cut. */
  const [recut, setRecut] = useState<number | null>(null)
  const [attempt, setAttempt] = useState({ changes: NO_CHANGES })
  const session = useRef<CutOutSession | null>(null)
  // Saving puts another in its place while the dialog is still there.
  const [first] = useState(stored)

  useEffect(() => {
    const told = (next: Steps, said: Remark) => {
      setSteps(next)
      setRemark(said)
      setRecut(null)
    }
    const started = new CutOutSession(
      {
        progress: (share) => {
          setState((known) => (known.status === 'working' ? { status: 'working', share } : known))
          setRecut((known) => (known === null ? null : share))
        },
        // Closing asks from the first touch on, not from its answer.
        begun: () => setSteps((known) => (known.isChanged ? known : { ...known, isChanged: true })),
        changed: (next, isNobody) => told(next, isNobody ? { kind: 'nobody' } : null),
        stumbled: (message, next) => {
          logFailure('Nieudana zmiana wycięcia', message)
          told(next, { kind: 'stumbled', message })
        },
        broken: (error) => {
          logFailure('Wycinanie przerwane', error)
          setRecut(null)
          setState((known) => (known.status === 'ready' ? { status: 'broken', changes: started.changes } : known))
        },
      },
      attempt.changes,
    )
    session.current = started
    setState(START)
    setRemark(null)
    const isCurrent = () => session.current === started
    started.open({ photo, stored: first }).then(
      (opened) => {
        if (!isCurrent()) return
        setSteps(opened)
        // The tools come with it: mounted in one go they would keep the page busy.
        startTransition(() => setState({ status: 'ready', opened }))
      },
      (error: unknown) => {
        if (!isCurrent()) return
        logFailure('Błąd wycinania tła', error)
        setState({ status: 'failed', message: errorText(error) })
      },
    )
    return () => {
      session.current = null
      started.close()
    }
  }, [photo, first, attempt])

  const attach = useCallback((element: HTMLCanvasElement | null) => {
    if (!element || handedOver.has(element)) return
    handedOver.add(element)
    session.current?.show(element)
  }, [])
  const startAgain = (changes = NO_CHANGES) => {
    if (changes.length === 0) setSteps(AT_START)
    setAttempt({ changes })
  }
  const cutAgain = () => {
    setRecut(0)
    session.current?.tell('again')
  }
  return { state, steps, remark, recut, session, attach, startAgain, cutAgain }
}

export type CutOutHands = ReturnType<typeof useCutOut>
