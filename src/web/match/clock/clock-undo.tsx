import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { undoablePress, undoLosesTime } from '#domain/match/undo-press.ts'
import { pressWords } from '#domain/match/undo-text.ts'
import { undoMatchClock } from '#web/match-store/correct-match-clock.ts'
import type { ClockActions } from './use-clock-actions.ts'

const ICON = <IconArrowBackUp size={18} aria-hidden />

function undoOf({ clock, now, move }: ClockActions) {
  const stage = undoablePress(clock, now)
  const losesTime = undoLosesTime(clock, now)
  return {
    words: stage && `Cofnij: ${pressWords(stage)}`,
    losesTime,
    undo: () => move(undoMatchClock, losesTime && 'undo'),
  }
}

/** It keeps its place when there is nothing to undo: what lies under it must not come under the finger. */
export function ClockUndo({ actions }: { actions: ClockActions }) {
  const { words, undo } = undoOf(actions)
  return (
    <Button fullWidth variant="default" leftSection={ICON} disabled={!words} onClick={undo}>
      {words ?? 'Cofnij'}
    </Button>
  )
}

/** Beside the one button, and only while it costs nothing: nobody is to hit it after half an hour. */
export function BriefClockUndo({ actions }: { actions: ClockActions }) {
  const { words, losesTime, undo } = undoOf(actions)
  if (!words || losesTime) return null
  return (
    <Button variant="subtle" color="gray" px="xs" leftSection={ICON} aria-label={words} onClick={undo}>
      Cofnij
    </Button>
  )
}
