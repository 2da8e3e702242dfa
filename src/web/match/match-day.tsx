import { useEffect, useRef } from 'react'
import { AUTO_STOP_MINUTES, clockOf, type MatchClock } from '#domain/match/clock.ts'
import { useGraphicQueue } from '#web/graphic-queue/use-graphic-queue.ts'
import { offerDueResult, stoppedByItself, useServerNow } from '#web/match-store/match-clock.ts'
import { type SyncEvent, useSync } from '#web/match-store/shared-sync.ts'
import { useStudioStore } from '#web/match-store/studio-store.ts'
import { useSharedMatch } from '#web/match-store/use-shared-match.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import { MatchBar } from './match-bar.tsx'
import { tellOfSync } from './save-messages.ts'

const conflictDialog = dialogPart(() => import('./conflict-dialog.tsx').then((module) => module.ConflictDialog))

interface MatchDayProps {
  userId: number | null
  /** On the line-up the positions are missed, elsewhere the settings. */
  isLineup: boolean
}

function useStoppedNotice(): void {
  const now = useServerNow()
  const clock = clockOf(useStudioStore((own) => own.studio))
  const seen = useRef<{ clock: MatchClock; wasTold: boolean }>({ clock, wasTold: false })
  useEffect(() => {
    const before = seen.current
    const hasStopped = stoppedByItself(before.clock, clock, now)
    if (hasStopped && !before.wasTold) {
      const minutes = AUTO_STOP_MINUTES[before.clock.matchPeriod]
      toastSuccess('Timer meczu zatrzymany', `Zegar zatrzymał się automatycznie po ${minutes} minutach od rozpoczęcia.`)
      offerDueResult()
    }
    seen.current = { clock, wasTold: hasStopped }
  })
}

function onSync(event: SyncEvent): void {
  tellOfSync(event)
  if (event.kind === 'clock-changed-elsewhere') offerDueResult()
}

/** Said once, however often it is tried again, until it has loaded. */
function useLoadingFailure(hasFailed: boolean, hasLoaded: boolean, isLineup: boolean): void {
  const said = useRef('')
  useEffect(() => {
    const message = `Nie udało się wczytać ${isLineup ? 'zapisanych pozycji' : 'zapisanych ustawień'}`
    if (hasLoaded) said.current = ''
    if (!hasFailed || said.current === message) return
    said.current = message
    toastFailure('Błąd wczytywania danych', message)
  }, [hasFailed, hasLoaded, isLineup])
}

/** What all match-day screens share: the state kept in step with everybody, the bar, and the words about both. */
export function MatchDay({ userId, isLineup }: MatchDayProps) {
  const settings = useSharedMatch(userId, onSync)
  useGraphicQueue(userId)
  useStoppedNotice()
  const hasConflict = useSync((sync) => sync.conflict !== null)
  useLoadingFailure(userId !== null && settings.isLoadingError, settings.isSuccess, isLineup)
  if (userId === null) return null
  return (
    <>
      <MatchBar />
      <DeferredDialog part={conflictDialog} props={{ opened: hasConflict }} />
    </>
  )
}
