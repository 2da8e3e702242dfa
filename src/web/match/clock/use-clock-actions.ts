import { useState } from 'react'
import type { MatchClock } from '#domain/match/clock.ts'
import { stageOf } from '#domain/match/clock-stage.ts'
import { endsEarly } from '#domain/match/press-clock.ts'
import { pressMatchClock } from '#web/match-store/match-clock.ts'
import { isOtherOpen } from '#web/match-store/open-match.ts'
import { useSinglePress } from './use-single-press.ts'

type Question = 'early-end' | 'reset' | 'undo' | 'start-other'

/** With the clock as it was then: the words of a question must not change under the eye, nor while it closes. */
export interface AskedAbout {
  what: Question
  clock: MatchClock
  now: number
}

export interface ClockActions {
  clock: MatchClock
  now: number
  /** The one button. */
  press: () => void
  /** Any other step of the clock; with a question, only after it. */
  move: (step: () => void, question?: Question | false) => void
  asked: AskedAbout | null
  isAsking: boolean
  confirm: (step: () => void) => void
  dismiss: () => void
}

/** What is asked before the one button is obeyed; false: nothing. */
function questionBefore(clock: MatchClock, now: number): Question | false {
  const stage = stageOf(clock)
  if (stage === 'notStarted') return isOtherOpen() && 'start-other'
  return endsEarly(clock, now) ? 'early-end' : stage === 'finished' && 'reset'
}

/** The presses of the clock, and the question before those that are hard to put right. */
export function useClockActions(clock: MatchClock, now: number): ClockActions {
  const stage = stageOf(clock)
  const [asked, setAsked] = useState<AskedAbout | null>(null)
  const [isOpen, setOpen] = useState(false)
  const once = useSinglePress()
  const move: ClockActions['move'] = (step, question) =>
    once(() => {
      if (question) setAsked({ what: question, clock, now })
      else step()
      setOpen(Boolean(question))
      return !question
    })
  return {
    clock,
    now,
    press: () => move(pressMatchClock, questionBefore(clock, now)),
    move,
    asked,
    // Somebody else may have moved the clock on meanwhile: then the answer would be to another question.
    isAsking: isOpen && asked !== null && stageOf(asked.clock) === stage,
    confirm: (step) => move(step),
    dismiss: () => setOpen(false),
  }
}
