import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { errorText } from '#web/api/http-error.ts'
import { useLiveChannel } from '#web/api/live.ts'
import { isLostPart } from '#web/offline/lost-part.ts'
import { reloadNewest } from '#web/offline/reload-newest.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { AdminOnly, SignedInOnly, SignedOutOnly } from './guards.tsx'
import { keepMatch, matchSearch } from './match-search.ts'

const AuthScreen = lazyRouteComponent(() => import('#web/screens/auth/auth-screen.tsx'), 'AuthScreen')
const MatchScreens = lazyRouteComponent(() => import('./match-screens.tsx'), 'MatchScreens')
const SeasonScreens = lazyRouteComponent(() => import('./season-screens.tsx'), 'SeasonScreens')
const LineupScreen = lazyRouteComponent(() => import('#web/screens/lineup/lineup-screen.tsx'), 'LineupScreen')
const ScorerScreen = lazyRouteComponent(() => import('#web/screens/scorer/scorer-screen.tsx'), 'ScorerScreen')
const ResultScreen = lazyRouteComponent(() => import('#web/screens/result/result-screen.tsx'), 'ResultScreen')
const PreviewScreen = lazyRouteComponent(() => import('#web/screens/preview/preview-screen.tsx'), 'PreviewScreen')
const ClientTestScreen = lazyRouteComponent(
  () => import('#web/screens/client-test/client-test-screen.tsx'),
  'ClientTestScreen',
)
const FanAppScreen = lazyRouteComponent(() => import('#web/screens/fan-app/fan-app-screen.tsx'), 'FanAppScreen')
const AdminLayout = lazyRouteComponent(() => import('#web/layouts/admin-layout.tsx'), 'AdminLayout')
const PlayersScreen = lazyRouteComponent(() => import('#web/screens/admin/players/players-screen.tsx'), 'PlayersScreen')
const OpponentsScreen = lazyRouteComponent(
  () => import('#web/screens/admin/opponents/opponents-screen.tsx'),
  'OpponentsScreen',
)
const TemplatesScreen = lazyRouteComponent(
  () => import('#web/screens/admin/templates/templates-screen.tsx'),
  'TemplatesScreen',
)
const TemplateEditorScreen = lazyRouteComponent(
  () => import('#web/screens/admin/template-editor/template-editor-screen.tsx'),
  'TemplateEditorScreen',
)
const BackupsScreen = lazyRouteComponent(() => import('#web/screens/admin/backups/backups-screen.tsx'), 'BackupsScreen')
const SettingsScreen = lazyRouteComponent(
  () => import('#web/screens/admin/settings/settings-screen.tsx'),
  'SettingsScreen',
)
const UsersScreen = lazyRouteComponent(() => import('#web/screens/admin/users/users-screen.tsx'), 'UsersScreen')

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

const routeTree = rootRoute.addChildren([
  signedOut.addChildren([createRoute({ getParentRoute: () => signedOut, path: '/auth', component: AuthScreen })]),
  match.addChildren([
    createRoute({ getParentRoute: () => match, path: '/', component: LineupScreen }),
    createRoute({ getParentRoute: () => match, path: '/lineup', component: LineupScreen }),
    staff.addChildren([
      createRoute({ getParentRoute: () => staff, path: '/matches', component: SeasonScreens }),
      createRoute({ getParentRoute: () => staff, path: '/matches/$', component: SeasonScreens }),
      createRoute({ getParentRoute: () => staff, path: '/scorer', component: ScorerScreen }),
      createRoute({ getParentRoute: () => staff, path: '/result', component: ResultScreen }),
      createRoute({ getParentRoute: () => staff, path: '/preview', component: PreviewScreen }),
    ]),
  ]),
  createRoute({ getParentRoute: () => rootRoute, path: '/client-test', component: ClientTestScreen }),
  createRoute({ getParentRoute: () => rootRoute, path: '/fan-app', component: FanAppScreen }),
  adminOnly.addChildren([
    admin.addChildren([
      createRoute({ getParentRoute: () => admin, path: '/', component: PlayersScreen }),
      createRoute({ getParentRoute: () => admin, path: 'players', component: PlayersScreen }),
      createRoute({ getParentRoute: () => admin, path: 'opponents', component: OpponentsScreen }),
      createRoute({ getParentRoute: () => admin, path: 'templates', component: TemplatesScreen }),
      createRoute({ getParentRoute: () => admin, path: 'template-editor/$id', component: TemplateEditorScreen }),
      createRoute({ getParentRoute: () => admin, path: 'backups', component: BackupsScreen }),
      createRoute({ getParentRoute: () => admin, path: 'settings', component: SettingsScreen }),
      createRoute({ getParentRoute: () => admin, path: 'users', component: UsersScreen }),
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

export const createAppRouter = () =>
  createRouter({
    routeTree,
    // An unknown address under /admin is an unknown address, not a reason to ask for a sign-in.
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
