import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { restoreMatchEvent, takeBackMatchEvent } from '#web/match-store/events.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import classes from './taken-back-toast.module.css'

const LONG_ENOUGH_MS = 10_000

/** Taken back at once, and said, with the way back beside it. */
export function takeBackAndTell(id: string, words: string): void {
  takeBackMatchEvent(id)
  const restore = () => {
    restoreMatchEvent(id)
    notifications.clean()
  }
  const message = (
    <>
      <Button variant="light" px="sm" className={classes.restore} onClick={restore}>
        Przywróć
      </Button>
      {words}
    </>
  )
  toastSuccess('Zdarzenie cofnięte', message, LONG_ENOUGH_MS)
}
