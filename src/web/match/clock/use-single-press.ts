import { useRef } from 'react'
import { isSamePress } from '#domain/match/double-tap.ts'

/** Answers whether it acted: a tap that only asks is none. */
export type Tap = () => boolean

/** Two taps of one impatient finger act once, whatever button has come under it meanwhile. */
export function useSinglePress(): (tap: Tap) => void {
  const lastPress = useRef<number | null>(null)
  return (tap) => {
    const now = performance.now()
    const isAgain = isSamePress(lastPress.current, now)
    if (isAgain || tap()) lastPress.current = now
  }
}
