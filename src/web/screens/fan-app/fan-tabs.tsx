import '@mantine/core/styles/Tabs.layer.css'
import { Skeleton, Tabs } from '@mantine/core'
import { IconBallFootball, IconHome, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { serverMessage } from '#web/api/http-error.ts'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { useClub } from '#web/club/use-club.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import classes from './fan-tabs.module.css'
import { FanTeams } from './fan-teams.tsx'
import { GalleryTab } from './gallery-tab.tsx'
import { HomeTab } from './home-tab.tsx'
import { MatchTab } from './match-tab.tsx'
import type { FanApp, useFanApp } from './use-fan-app.ts'

const TABS = [
  { value: 'home', label: 'Start', icon: IconHome },
  { value: 'match', label: 'Mecz', icon: IconBallFootball },
  { value: 'gallery', label: 'Galeria', icon: IconPhoto },
] as const

/** The app itself, as a fan has it on his phone. */
export function FanTabs({ app, team, chooseTeam, error, isRetrying, retry }: ReturnType<typeof useFanApp>) {
  const [tab, setTab] = useState<string | null>('home')
  const openMatch = (matchId: number) => {
    app?.choose(matchId)
    setTab('match')
  }
  const panelOf = (value: (typeof TABS)[number]['value'], shown: FanApp) => {
    if (value === 'match') return <MatchTab app={shown} />
    if (value === 'gallery') return <GalleryTab app={shown} />
    return <HomeTab app={shown} team={team} onOpenMatch={openMatch} onOpenGallery={() => setTab('gallery')} />
  }
  return (
    <Tabs
      value={tab}
      onChange={setTab}
      inverted
      classNames={{
        root: classes.app,
        list: classes.bar,
        tab: classes.tab,
        tabLabel: classes.label,
        panel: classes.panel,
      }}
    >
      <AppHeader isSample={app?.isSample ?? false} />
      <FanTeams team={team} onChoose={chooseTeam} />
      {TABS.map(({ value }) => (
        <Tabs.Panel key={value} value={value} tabIndex={0}>
          {app ? (
            panelOf(value, app)
          ) : error ? (
            <LoadFailure
              title="Nie udało się pobrać meczów"
              message={serverMessage(error)}
              onRetry={retry}
              isRetrying={isRetrying}
            />
          ) : (
            <Loading />
          )}
        </Tabs.Panel>
      ))}
      <Tabs.List grow aria-label="Aplikacja">
        {TABS.map(({ value, label, icon: Icon }) => (
          <Tabs.Tab key={value} value={value} leftSection={<Icon size={24} stroke={1.7} aria-hidden />}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

function AppHeader({ isSample }: { isSample: boolean }) {
  const { name } = useClub()
  return (
    <header className={classes.header}>
      <ClubCrest size={36} />
      <h2 className={classes.club}>{name}</h2>
      {isSample && <span className={classes.sample}>Przykładowy mecz</span>}
    </header>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Wczytywanie meczów">
      <Skeleton height={232} radius="xl" mb="md" />
      <Skeleton height={44} radius="xl" mb="xl" />
      <Skeleton height={180} radius="xl" />
    </div>
  )
}
