import {
  IconBallFootball,
  IconCalendarEvent,
  IconLayoutGrid,
  IconPhoto,
  IconScoreboard,
  IconSettings,
  IconShirtSport,
} from '@tabler/icons-react'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { User } from '#contract/user.ts'
import { Beginning } from '#web/first-steps/beginning.tsx'
import { MatchDay } from '#web/match/match-day.tsx'
import { useOpenMatch } from '#web/match-store/open-match.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AccountButton } from './account-button.tsx'
import { ClubMark } from './club-mark.tsx'
import { HeaderLink } from './header-action.tsx'
import { LogoutButton } from './logout-button.tsx'
import classes from './main-layout.module.css'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { type TabLink, TabLinks } from './tab-links.tsx'

const TABS: readonly TabLink[] = [
  { to: '/matches', label: 'Mecze', icon: IconCalendarEvent },
  { to: '/lineup', label: 'Skład', icon: IconShirtSport },
  { to: '/scorer', label: 'Strzelcy', icon: IconBallFootball },
  { to: '/result', label: 'Wynik', icon: IconScoreboard },
  { to: '/graphics', label: 'Grafiki', icon: IconLayoutGrid },
  { to: '/preview', label: 'Podgląd', icon: IconPhoto },
]

const NoMatch = lazy(() => import('#web/match/opened/no-match.tsx').then((module) => ({ default: module.NoMatch })))

/** Begins anew with each match that is opened; the season's screens are there whatever became of one. */
function OpenedScreen({ isSeason }: { isSeason: boolean }) {
  const visit = useOpenMatch((open) => open.visit)
  const problem = useOpenMatch((open) => open.problem)
  if (problem === null || isSeason) return <Outlet key={isSeason ? 'season' : visit} />
  return (
    <Suspense>
      <NoMatch problem={problem} />
    </Suspense>
  )
}

export function MainLayout({ user }: { user: User | null }) {
  const { pathname } = useLocation()
  const isSeason = /^\/(matches|photos)/.test(pathname)
  const current = isSeason
    ? '/matches'
    : pathname.startsWith('/graphics')
      ? '/graphics'
      : pathname === '/'
        ? '/lineup'
        : pathname
  return (
    <div className={classes.layout}>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <BackButton />
          <ClubMark />
          <TabLinks label="Ekrany meczowe" tabs={TABS} current={current} classes={classes} />
          <div className={classes.actions}>
            {user?.role === 'admin' && (
              <HeaderLink to="/admin" label="Panel administratora" icon={<IconSettings size={20} aria-hidden />} />
            )}
            {user ? (
              <>
                <AccountButton user={user} />
                <LogoutButton />
              </>
            ) : (
              <ButtonLink to="/auth" variant="light">
                Zaloguj się
              </ButtonLink>
            )}
          </div>
        </div>
      </header>
      <MatchDay user={user} isLineup={current === '/lineup'} />
      <main id={CONTENT_ID} className={classes.content} tabIndex={-1}>
        <Beginning user={user} />
        <OpenedScreen isSeason={isSeason} />
      </main>
    </div>
  )
}
