import { Text } from '@mantine/core'
import type { MatchClock } from '#domain/match/clock.ts'
import { stageOf } from '#domain/match/clock-stage.ts'
import { displayTime, STAGE_WORDS } from '#domain/match/clock-text.ts'
import classes from './clock-face.module.css'
import { ClockTime } from './clock-time.tsx'

interface ClockFaceProps {
  clock: MatchClock
  now: number
  isLarge?: boolean
}

export function ClockFace({ clock, now, isLarge = false }: ClockFaceProps) {
  return (
    <div className={classes.face} data-large={isLarge || undefined}>
      <Text size="sm" fw={600} c="dimmed">
        {STAGE_WORDS[stageOf(clock)].long}
      </Text>
      <div className={classes.time} data-running={clock.matchTimerActive || undefined}>
        <ClockTime reading={displayTime(clock, now)} />
      </div>
    </div>
  )
}
