import { Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { stageOf } from '#domain/match/clock-stage.ts'
import { displayTime, STAGE_WORDS } from '#domain/match/clock-text.ts'
import { useConnection } from '#web/api/connection.ts'
import { useMatchClock, useServerNow } from '#web/match-store/match-clock.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import classes from './bar-clock.module.css'
import { ClockTime } from './clock-time.tsx'

const clockSheet = dialogPart(() => import('./clock-sheet.tsx').then((module) => module.ClockSheet))

/** The button lies over the reading, not around it: inside a button nobody is told that there is a timer. */
export function BarClock() {
  const now = useServerNow()
  const clock = useMatchClock(now)
  const isAway = useConnection((connection) => connection.isAway)
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <div className={classes.clock}>
      <span className={classes.time} role="timer" aria-label="Czas meczu">
        <ClockTime reading={displayTime(clock, now)} />
      </span>
      <Text span size="xs" c="dimmed" className={classes.state}>
        {STAGE_WORDS[stageOf(clock)].short}
        {isAway && <IconCloudOff size={14} role="img" aria-label="Brak połączenia" className={classes.away} />}
      </Text>
      <UnstyledButton className={classes.open} aria-label="Otwórz zegar" aria-haspopup="dialog" onClick={open} />
      <DeferredDialog part={clockSheet} props={{ opened: isOpen, onClose: close }} />
    </div>
  )
}
