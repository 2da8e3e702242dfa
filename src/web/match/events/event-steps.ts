import type { MouseEvent } from 'react'
import { useRef, useState } from 'react'
import { type MatchSide, otherSide } from '#domain/match/events/match-event.ts'
import { isSameTap, type Tap } from '#domain/match/same-tap.ts'
import { type EventFacts, recordMatchEvent } from '#web/match-store/events.ts'
import type { RecordedKind } from './event-kinds.tsx'

type Step =
  | { at: 'kind' }
  | { at: 'player'; kind: RecordedKind }
  | { at: 'comesOn'; playerId: number | null }
  | { at: 'note' }
  | { at: 'done'; id: string; kind: RecordedKind }

export type Person = Pick<EventFacts, 'playerId' | 'name' | 'otherId' | 'otherName'>

const tapOf = ({ timeStamp, clientX, clientY }: MouseEvent): Tap => ({ at: timeStamp, x: clientX, y: clientY })

/** From what happened to the record of it, one tap a step. */
export function useEventSteps() {
  const [step, setStep] = useState<Step>({ at: 'kind' })
  const lastTap = useRef<Tap | null>(null)
  const record = (kind: RecordedKind, side: MatchSide, facts: Partial<EventFacts>) =>
    setStep({ at: 'done', id: recordMatchEvent({ ...facts, kind, side }), kind })
  return {
    step,
    begin: () => setStep({ at: 'kind' }),
    choose: (kind: RecordedKind) => setStep(kind === 'note' ? { at: 'note' } : { at: 'player', kind }),
    note: (note: string) => record('note', 'ours', { note }),
    /** Of which side the player is; an own goal counts for the other one. */
    person: (kind: RecordedKind, side: MatchSide, who: Person) =>
      record(kind, kind === 'ownGoal' ? otherSide(side) : side, who),
    goesOff: (playerId: number | null, tap?: MouseEvent) => {
      lastTap.current = tap ? tapOf(tap) : null
      setStep({ at: 'comesOn', playerId })
    },
    /** The second tap of an impatient finger has found another name under it. */
    comesOn: (playerId: number | null, otherId: number | null, tap?: MouseEvent) => {
      if (tap && isSameTap(lastTap.current, tapOf(tap))) return
      record('substitution', 'ours', { playerId, otherId })
    },
  }
}

export type EventSteps = ReturnType<typeof useEventSteps>
