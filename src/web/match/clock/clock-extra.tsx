import { Button } from '@mantine/core'
import { startExtraTime, startPenalties } from '#domain/match/extra-time.ts'
import { startMatchExtraTime, startMatchPenalties } from '#web/match-store/correct-match-clock.ts'
import classes from './clock-extra.module.css'
import type { ClockActions } from './use-clock-actions.ts'

/** Where a match may go on that is not decided. */
export function ClockExtra({ actions }: { actions: ClockActions }) {
  const { clock, now } = actions
  const isExtraTimeNext = startExtraTime(clock, now) !== null
  const arePenaltiesNext = startPenalties(clock, now) !== null
  if (!isExtraTimeNext && !arePenaltiesNext) return null
  return (
    <div className={classes.steps}>
      {isExtraTimeNext && (
        <Button variant="light" onClick={() => actions.move(startMatchExtraTime)}>
          Dogrywka
        </Button>
      )}
      {arePenaltiesNext && (
        <Button variant="light" onClick={() => actions.move(startMatchPenalties)}>
          Rzuty karne
        </Button>
      )}
    </div>
  )
}
