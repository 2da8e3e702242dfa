import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { errorText } from '#web/api/http-error.ts'
import { useLiveChannel } from '#web/api/live.ts'
import { isLostPart } from '#web/offline/lost-part.ts'
import { reloadNewest } from '#web/offline/reload-newest.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { SCREEN_TITLES } from '#web/ui/screen-titles.ts'
import { AdminOnly, SignedInOnly, SignedOutOnly } from './guards.tsx'
import { keepMatch, matchSearch } from './match-search.ts'
import { screenFrame } from './screen-frame.tsx'

const AuthScreen = lazyRouteComponent(() => import('#web/screens/auth/auth-screen.tsx'), 'AuthScreen')
const MatchScreens = lazyRouteComponent(() => import('./match-screens.tsx'), 'MatchScreens')
const SeasonScreens = lazyRouteComponent(() => import('./season-screens.tsx'), 'SeasonScreens')
const LineupScreen = lazyRouteComponent(() => import('#web/screens/lineup/lineup-screen.tsx'), 'LineupScreen')
const ScorerScreen = lazyRouteComponent(() => import('#web/screens/scorer/scorer-screen.tsx'), 'ScorerScreen')
const ResultScreen = lazyRouteComponent(() => import('#web/screens/result/result-screen.tsx'), 'ResultScreen')
const GraphicsScreen = lazyRouteComponent(() => import('#web/screens/graphics/graphics-screen.tsx'), 'GraphicsScreen')
const PreviewScreen = lazyRouteComponent(() => import('#web/screens/preview/preview-screen.tsx'), 'PreviewScreen')
const ClientTestScreen = lazyRouteComponent(
  () => import('#web/screens/client-test/client-test-screen.tsx'),
  'ClientTestScreen',
)
const FanAppScreen = lazyRouteComponent(() => import('#web/screens/fan-app/fan-app-screen.tsx'), 'FanAppScreen')
const AdminLayout = lazyRouteComponent(() => import('#web/layouts/admin-layout.tsx'), 'AdminLayout')
const AdminScreens = lazyRouteComponent(() => import('./admin-screens.tsx'), 'AdminScreens')
const NotFoundScreen = lazyRouteComponent(() => import('#web/screens/not-found/not-found-screen.tsx'), 'NotFoundScreen')

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundScreen })

const signedOut = createRoute({ getParentRoute: () => rootRoute, id: 'signed-out', component: SignedOutOnly })
const match = createRoute({
  getParentRoute: () => rootRoute,
  id: 'match',
  component: MatchScreens,
  validateSearch: matchSearch,
  search: { middlewares: [keepMatch] },
})
const staff = createRoute({ getParentRoute: () => match, id: 'staff', component: SignedInOnly })
const adminOnly = createRoute({ getParentRoute: () => rootRoute, id: 'admin-only', component: AdminOnly })
const admin = createRoute({ getParentRoute: () => adminOnly, path: '/admin', component: AdminLayout })

/** What each page would repeat. */
const staffPage = <const Path extends string>(path: Path, component: RouteComponent, title?: string) =>
  createRoute({
    getParentRoute: () => staff,
    path,
    component,
    ...(title && { pendingComponent: screenFrame(title) }),
  })
const adminPage = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => admin, path, component: AdminScreens })

const routeTree = rootRoute.addChildren([
  signedOut.addChildren([createRoute({ getParentRoute: () => signedOut, path: '/auth', component: AuthScreen })]),
  match.addChildren([
    createRoute({ getParentRoute: () => match, path: '/', component: LineupScreen }),
    createRoute({ getParentRoute: () => match, path: '/lineup', component: LineupScreen }),
    staff.addChildren([
      staffPage('/matches', SeasonScreens),
      staffPage('/matches/$', SeasonScreens),
      staffPage('/photos', SeasonScreens),
      staffPage('/scorer', ScorerScreen, SCREEN_TITLES.scorer),
      staffPage('/result', ResultScreen, SCREEN_TITLES.result),
      staffPage('/graphics', GraphicsScreen),
      staffPage('/graphics/$', GraphicsScreen),
      staffPage('/preview', PreviewScreen, SCREEN_TITLES.preview),
    ]),
  ]),
  createRoute({ getParentRoute: () => rootRoute, path: '/client-test', component: ClientTestScreen }),
  createRoute({ getParentRoute: () => rootRoute, path: '/fan-app', component: FanAppScreen }),
  adminOnly.addChildren([
    admin.addChildren([
      adminPage('/'),
      adminPage('players'),
      adminPage('opponents'),
      adminPage('sponsors'),
      adminPage('style'),
      adminPage('templates'),
      adminPage('template-editor/$id'),
      adminPage('backups'),
      adminPage('settings'),
      adminPage('users'),
    ]),
  ]),
])

function Root() {
  useLiveChannel()
  return <Outlet />
}

function BrokenScreen({ error }: ErrorComponentProps) {
  if (isLostPart(error)) {
    return (
      <LoadFailure
        title="Tej części nie udało się wczytać"
        message="Brakuje połączenia albo jest nowa wersja. Zmiany są zachowane na tym urządzeniu."
        onRetry={() => void reloadNewest()}
      />
    )
  }
  return (
    <LoadFailure
      title="Nie udało się otworzyć tego ekranu"
      message={errorText(error)}
      onRetry={() => window.location.reload()}
    />
  )
}

export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    // An unknown address under /admin is an unknown address, not a reason to ask for a sign-in.
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPendingComponent: PageSpinner,
    // A screen that is at hand changes without a frame between; one that has to come shows its frame before a tap looks lost.
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
