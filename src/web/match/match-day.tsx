import { useEffect, useRef } from 'react'
import type { User } from '#contract/user.ts'
import { AUTO_STOP_MINUTES, clockOf, type MatchClock } from '#domain/match/clock.ts'
import { useGraphicQueue } from '#web/graphic-queue/use-graphic-queue.ts'
import { offerDueResult, stoppedByItself, useServerNow } from '#web/match-store/match-clock.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'
import { useOpenKey, useOpenMatch } from '#web/match-store/open-match.ts'
import type { SyncEvent } from '#web/match-store/sync-event.ts'
import { useAddressedMatch } from '#web/match-store/use-addressed-match.ts'
import { useAsked } from '#web/match-store/use-asked.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { useMatchSync } from '#web/match-store/use-match-sync.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import { MatchBar } from './match-bar.tsx'

const conflictDialog = dialogPart(() => import('./conflict-dialog.tsx').then((module) => module.ConflictDialog))

interface MatchDayProps {
  user: User | null
  /** On the line-up the positions are missed, elsewhere the settings. */
  isLineup: boolean
}

function useStoppedNotice(): void {
  const now = useServerNow()
  const clock = clockOf(useMatch((match) => match))
  const key = useOpenKey()
  const seen = useRef<{ key: MatchKey; clock: MatchClock; wasTold: boolean }>({ key, clock, wasTold: false })
  useEffect(() => {
    const before = seen.current
    // Another match's clock that stands has not stopped.
    const hasStopped = before.key === key && stoppedByItself(before.clock, clock, now)
    if (hasStopped && !before.wasTold) {
      const minutes = AUTO_STOP_MINUTES[before.clock.matchPeriod]
      toastSuccess('Timer meczu zatrzymany', `Zegar zatrzymał się automatycznie po ${minutes} minutach od rozpoczęcia.`)
      offerDueResult()
    }
    seen.current = { key, clock, wasTold: hasStopped }
  })
}

function onSync(event: SyncEvent): void {
  void import('./save-messages.ts').then(({ tellOfSync }) => tellOfSync(event))
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
export function MatchDay({ user, isLineup }: MatchDayProps) {
  useAddressedMatch(user !== null)
  const shared = useMatchSync(user, onSync)
  const problem = useOpenMatch((open) => open.problem)
  useGraphicQueue(user?.id ?? null)
  useStoppedNotice()
  const asked = useAsked()
  useLoadingFailure(user !== null && shared.isLoadingError, shared.isSuccess, isLineup)
  if (user === null) return null
  return (
    <>
      {problem === null && <MatchBar />}
      <DeferredDialog part={conflictDialog} props={{ opened: asked !== null, asked }} />
    </>
  )
}
