import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { PageSpinner } from '#web/ui/page-spinner.tsx'

const PlayersScreen = lazy(() =>
  import('#web/screens/admin/players/players-screen.tsx').then((module) => ({ default: module.PlayersScreen })),
)

/** By what follows `/admin/`. */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  '': PlayersScreen,
  players: PlayersScreen,
  opponents: lazy(() =>
    import('#web/screens/admin/opponents/opponents-screen.tsx').then((module) => ({ default: module.OpponentsScreen })),
  ),
  sponsors: lazy(() =>
    import('#web/screens/admin/sponsors/sponsors-screen.tsx').then((module) => ({ default: module.SponsorsScreen })),
  ),
  templates: lazy(() =>
    import('#web/screens/admin/templates/templates-screen.tsx').then((module) => ({ default: module.TemplatesScreen })),
  ),
  'template-editor': lazy(() =>
    import('#web/screens/admin/template-editor/template-editor-screen.tsx').then((module) => ({
      default: module.TemplateEditorScreen,
    })),
  ),
  style: lazy(() =>
    import('#web/screens/admin/style/style-screen.tsx').then((module) => ({ default: module.StyleScreen })),
  ),
  backups: lazy(() =>
    import('#web/screens/admin/backups/backups-screen.tsx').then((module) => ({ default: module.BackupsScreen })),
  ),
  settings: lazy(() =>
    import('#web/screens/admin/settings/settings-screen.tsx').then((module) => ({ default: module.SettingsScreen })),
  ),
  users: lazy(() =>
    import('#web/screens/admin/users/users-screen.tsx').then((module) => ({ default: module.UsersScreen })),
  ),
}

const partOf = (pathname: string): string => pathname.split('/')[2] ?? ''

/** The desk's pages. Named here and not in the router, which everybody loads, whoever they are. */
export function AdminScreens() {
  const Screen = SCREENS[partOf(useLocation().pathname)]
  return <Suspense fallback={<PageSpinner />}>{Screen && <Screen />}</Suspense>
}
