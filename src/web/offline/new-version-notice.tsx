import { lazy, Suspense, useEffect } from 'react'
import { whenAtRest } from '#web/ui/when-at-rest.ts'
import { useNewVersion } from './new-version.ts'

const Offer = lazy(() => import('./new-version-offer.tsx').then((module) => ({ default: module.NewVersionOffer })))

/** Looked at before the page asks for its first answer: one that takes over later has not seen those. */
const hadWorkerFromStart = Boolean(navigator.serviceWorker?.controller)

/** Says it once and waits: nobody is thrown out of a match for a new version. */
export function NewVersionNotice() {
  const isOffered = useNewVersion((version) => version.isOffered)
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return undefined
    return whenAtRest(() =>
      import('./registration.ts').then(({ startWorker }) => startWorker(navigator.serviceWorker, hadWorkerFromStart)),
    )
  }, [])
  return (
    isOffered && (
      <Suspense>
        <Offer />
      </Suspense>
    )
  )
}
