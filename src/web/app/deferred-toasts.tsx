import { notificationsStore } from '@mantine/notifications'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenAtRest } from '#web/ui/when-at-rest.ts'

const loadToasts = () => import('./toasts.tsx').then((module) => ({ default: module.Toasts }))
const Toasts = lazy(loadToasts)

/** Comes with the first toast, or before it once the page is at rest. */
export function DeferredToasts() {
  const [isDue, setDue] = useState(false)
  useEffect(() => notificationsStore.subscribe(() => setDue(true)), [])
  useEffect(() => whenAtRest(() => loadToasts().then(() => setDue(true))), [])
  return (
    isDue && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
