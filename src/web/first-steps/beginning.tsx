import { lazy, Suspense } from 'react'
import type { User } from '#contract/user.ts'
import { isNewInstallation, useSetup } from '#web/api/setup.ts'

const FirstSteps = lazy(() => import('./first-steps.tsx').then((module) => ({ default: module.FirstSteps })))
const NewInstallation = lazy(() =>
  import('./new-installation.tsx').then((module) => ({ default: module.NewInstallation })),
)

/** What a new club is led by, fetched for those only whom it concerns. */
export function Beginning({ user }: { user: User | null }) {
  if (user?.role === 'admin') {
    return (
      <Suspense>
        <FirstSteps />
      </Suspense>
    )
  }
  return user ? null : <FirstVisit />
}

function FirstVisit() {
  const isNew = isNewInstallation(useSetup().data)
  return <Suspense>{isNew && <NewInstallation />}</Suspense>
}
