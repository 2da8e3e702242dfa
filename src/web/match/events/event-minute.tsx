import { useEffect, useEffectEvent, useState } from 'react'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { editMatchEvent } from '#web/match-store/events.ts'
import { tidyMinute } from '../goal-minute.ts'
import { GoalMinuteField } from '../goal-minute-field.tsx'

/** Kept when the typing is over: lists and graphics are made anew once, not with each figure. */
export function EventMinute({ event }: { event: Pick<MatchEvent, 'id' | 'minute'> }) {
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const minute = tidyMinute(typed ?? '')
    if (minute && minute !== event.minute) editMatchEvent(event.id, { minute })
    setTyped(null)
  }
  const keepLast = useEffectEvent(keep)
  // A dialog that closes at once, without motion, takes the field away before it is left.
  useEffect(() => () => keepLast(), [])
  return <GoalMinuteField value={typed ?? event.minute} onChange={setTyped} onDone={keep} />
}
