import { Button } from '@mantine/core'
import { stageOf } from '#domain/match/clock-stage.ts'
import { buttonLabel } from '#domain/match/clock-text.ts'
import { useMatchClock, useServerNow } from '#web/match-store/match-clock.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { StageGraphics } from '../offered/stage-graphics.tsx'
import { ClockCorrection } from './clock-correction.tsx'
import { ClockExtra } from './clock-extra.tsx'
import { ClockFace } from './clock-face.tsx'
import { ClockQuestion } from './clock-question.tsx'
import classes from './clock-sheet.module.css'
import { BriefClockUndo, ClockUndo } from './clock-undo.tsx'
import { type ClockActions, useClockActions } from './use-clock-actions.ts'

interface ClockSheetProps {
  opened: boolean
  onClose: () => void
}

/** Everything about the clock, one tap away on every match-day screen. */
export function ClockSheet({ opened, onClose }: ClockSheetProps) {
  const now = useServerNow()
  const clock = useMatchClock(now)
  const actions = useClockActions(clock, now)
  const isFinished = clock.matchTimeState === 'finished'
  return (
    <Sheet opened={opened} onClose={onClose} title="Zegar meczu" width="26rem" isAsking={actions.isAsking}>
      <div className={classes.sheet}>
        <ClockFace clock={clock} now={now} isLarge />
        <ClockExtra actions={actions} />
        <Button size="lg" fullWidth variant={isFinished ? 'default' : 'filled'} onClick={actions.press} data-autofocus>
          {buttonLabel(clock)}
        </Button>
        <ClockUndo actions={actions} />
        <ClockCorrection key={stageOf(clock)} clock={clock} now={now} />
        <StageGraphics stage={stageOf(clock)} isOpen={opened} />
      </div>
      <ClockQuestion opened={actions.isAsking} actions={actions} />
    </Sheet>
  )
}

interface ClockWayBackProps {
  opened: boolean
  actions: ClockActions
}

/** Where there is no sheet: the question before a press, and its undo after it. In one file with it, to come with it. */
export function ClockWayBack({ opened, actions }: ClockWayBackProps) {
  return (
    <>
      <BriefClockUndo actions={actions} />
      <ClockQuestion opened={opened} actions={actions} />
    </>
  )
}
