import './admin-styles.ts'
import { Title } from '@mantine/core'
import {
  IconAdjustments,
  IconArchive,
  IconArrowBackUp,
  IconHeartHandshake,
  IconPalette,
  IconShield,
  IconShirtSport,
  IconTemplate,
  IconUsers,
} from '@tabler/icons-react'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useSession } from '#web/api/session.ts'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { FirstSteps } from '#web/first-steps/first-steps.tsx'
import { useGraphicQueue } from '#web/graphic-queue/use-graphic-queue.ts'
import { AccountButton } from './account-button.tsx'
import classes from './admin-layout.module.css'
import { HeaderLink } from './header-action.tsx'
import { LogoutButton } from './logout-button.tsx'
import { ServerTrouble } from './server-trouble.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { type TabLink, TabLinks } from './tab-links.tsx'

const TABS: readonly TabLink[] = [
  { to: '/admin/players', label: 'Zawodnicy', icon: IconShirtSport },
  { to: '/admin/opponents', label: 'Przeciwnicy', icon: IconShield },
  { to: '/admin/sponsors', label: 'Sponsorzy', icon: IconHeartHandshake },
  { to: '/admin/templates', label: 'Szablony', icon: IconTemplate },
  { to: '/admin/style', label: 'Styl klubu', icon: IconPalette },
  { to: '/admin/users', label: 'Użytkownicy', icon: IconUsers },
  { to: '/admin/backups', label: 'Kopie zapasowe', icon: IconArchive },
  { to: '/admin/settings', label: 'Ustawienia', icon: IconAdjustments },
]

export function AdminLayout() {
  const user = useSession().data
  const pathname = useLocation().pathname.replace(/\/$/, '')
  useGraphicQueue(user?.id ?? null)
  return (
    <div className={classes.layout}>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <ClubCrest size={40} />
          <Title order={1} size="h4" className={classes.title}>
            Panel Administratora
          </Title>
          <div className={classes.actions}>
            <HeaderLink to="/" label="Ekrany meczowe" icon={<IconArrowBackUp size={20} aria-hidden />} />
            {user && <AccountButton user={user} />}
            <LogoutButton />
          </div>
        </div>
        <TabLinks label="Panel administratora" tabs={TABS} current={currentTab(pathname)} classes={classes} />
      </header>
      <main id={CONTENT_ID} className={classes.content} tabIndex={-1}>
        <ServerTrouble />
        <FirstSteps />
        <Outlet />
      </main>
    </div>
  )
}

function currentTab(pathname: string): string {
  if (pathname === '/admin') return '/admin/players'
  return pathname.startsWith('/admin/template-editor') ? '/admin/templates' : pathname
}
