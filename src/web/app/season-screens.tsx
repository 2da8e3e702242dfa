import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { SeasonTabs } from '#web/layouts/season-tabs.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'

const MatchesScreen = lazy(() =>
  import('#web/screens/matches/matches-screen.tsx').then((module) => ({ default: module.MatchesScreen })),
)
const TableScreen = lazy(() =>
  import('#web/screens/season-table/table-screen.tsx').then((module) => ({ default: module.TableScreen })),
)
const NotFoundScreen = lazy(() =>
  import('#web/screens/not-found/not-found-screen.tsx').then((module) => ({ default: module.NotFoundScreen })),
)

/** By what follows `/matches/`. */
const SCREENS: Readonly<Record<string, ComponentType>> = { '': MatchesScreen, table: TableScreen }

const partOf = (pathname: string): string => pathname.replace(/^\/matches\/?/, '').replace(/\/$/, '')

/** What a club keeps of its seasons. Loaded apart from the match day, which nobody should wait for. */
export function SeasonScreens() {
  const part = partOf(useLocation().pathname)
  const Screen = SCREENS[part] ?? NotFoundScreen
  return (
    <>
      <SeasonTabs current={part} />
      <Suspense fallback={<PageSpinner />}>
        <Screen />
      </Suspense>
    </>
  )
}
