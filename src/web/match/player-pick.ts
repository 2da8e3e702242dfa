import { type PointerEvent, useEffect, useState } from 'react'
import { NOTHING_PICKED, pickPlayer, TOUCH_CONFIRM_MS } from '#domain/lineup/two-tap.ts'
import { useTouch } from './use-touch.ts'

interface PlayerPick {
  /** Tapped once by a finger, and waiting for the second tap. */
  markedId: number | null
  onPointerDown: (event: PointerEvent) => void
  choose: (playerId: number) => void
}

/** One click chooses; a finger, which may miss, taps twice. */
export function usePlayerPick(onPick: (playerId: number) => void): PlayerPick {
  const [state, setState] = useState(NOTHING_PICKED)
  const { onPointerDown, takeTouch } = useTouch()
  const { markedId, markedAt } = state

  useEffect(() => {
    if (markedId === null) return undefined
    const at = markedAt + TOUCH_CONFIRM_MS
    const expire = () => setState((current) => pickPlayer(current, { type: 'tick', at }))
    const timer = setTimeout(expire, at - Date.now())
    return () => clearTimeout(timer)
  }, [markedId, markedAt])

  const choose = (playerId: number) => {
    const next = pickPlayer(state, { type: 'tap', playerId, at: Date.now(), isTouch: takeTouch() })
    setState(next.pickedId === null ? next : NOTHING_PICKED)
    if (next.pickedId !== null) onPick(next.pickedId)
  }
  return { markedId, onPointerDown, choose }
}
