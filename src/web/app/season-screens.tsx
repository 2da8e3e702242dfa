import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { SeasonTabs } from '#web/layouts/season-tabs.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'

const MatchesScreen = lazy(() =>
  import('#web/screens/matches/matches-screen.tsx').then((module) => ({ default: module.MatchesScreen })),
)
const FixtureImportScreen = lazy(() =>
  import('#web/screens/fixture-import/fixture-import-screen.tsx').then((module) => ({
    default: module.FixtureImportScreen,
  })),
)
const GalleryScreen = lazy(() =>
  import('#web/screens/gallery/gallery-screen.tsx').then((module) => ({ default: module.GalleryScreen })),
)
const PhotosScreen = lazy(() =>
  import('#web/screens/photos/photos-screen.tsx').then((module) => ({ default: module.PhotosScreen })),
)
const MatchPageScreen = lazy(() =>
  import('#web/screens/match-page/match-page-screen.tsx').then((module) => ({ default: module.MatchPageScreen })),
)
const TableScreen = lazy(() =>
  import('#web/screens/season-table/table-screen.tsx').then((module) => ({ default: module.TableScreen })),
)
const FiguresScreen = lazy(() =>
  import('#web/screens/figures/figures-screen.tsx').then((module) => ({ default: module.FiguresScreen })),
)
const NotFoundScreen = lazy(() =>
  import('#web/screens/not-found/not-found-screen.tsx').then((module) => ({ default: module.NotFoundScreen })),
)

/** By what follows `/matches/`; photos are of no season, and have an address of their own. */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  '': MatchesScreen,
  import: FixtureImportScreen,
  table: TableScreen,
  figures: FiguresScreen,
  gallery: GalleryScreen,
  photos: PhotosScreen,
}

/** What else follows is a match's own page. */
const MATCH_NUMBER = /^[1-9]\d{0,9}$/

const partOf = (pathname: string): string => pathname.replace(/^\/(matches\/?)?/, '').replace(/\/$/, '')

/** What a club keeps of its seasons. Loaded apart from the match day, which nobody should wait for. */
export function SeasonScreens() {
  const part = partOf(useLocation().pathname)
  const Screen = SCREENS[part] ?? NotFoundScreen
  return (
    <>
      <SeasonTabs current={part} />
      <Suspense fallback={<PageSpinner />}>
        {MATCH_NUMBER.test(part) ? <MatchPageScreen key={part} id={Number(part)} /> : <Screen />}
      </Suspense>
    </>
  )
}
