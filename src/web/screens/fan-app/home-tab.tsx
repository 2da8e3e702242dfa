import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { queryOf } from '#web/api/query-of.ts'
import { isHighlight } from '#web/match/told/event-lines.ts'
import classes from './fan-tabs.module.css'
import { GraphicLink } from './graphic-link.tsx'
import { MatchList } from './match-list.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { Timeline } from './timeline.tsx'
import type { FanApp } from './use-fan-app.ts'

// Apart: who opens the app sees the match first.
const FanTable = lazy(() => import('./fan-table.tsx').then((module) => ({ default: module.FanTable })))

const FanFigures = lazy(() => import('./fan-figures.tsx').then((module) => ({ default: module.FanFigures })))

const NEWEST = 6

interface HomeTabProps {
  app: FanApp
  /** Null: the default one. */
  team: number | null
  onOpenMatch: (matchId: number) => void
  onOpenGallery: () => void
}

export function HomeTab({ app, team, onOpenMatch, onOpenGallery }: HomeTabProps) {
  const { featured } = app
  const highlights = featured.events.filter(isHighlight)
  return (
    <>
      <Scoreboard key={featured.id} match={featured} />
      <Button fullWidth radius="xl" onClick={() => onOpenMatch(featured.id)}>
        Zobacz mecz
      </Button>
      {highlights.length > 0 && <Timeline title="Najważniejsze" match={featured} events={highlights} />}
      <NewestGraphics app={app} onOpenGallery={onOpenGallery} />
      <MatchList
        title="Nadchodzące mecze"
        action={<CalendarLink team={team} />}
        matches={app.coming}
        onOpen={onOpenMatch}
      />
      <MatchList title="Ostatnie wyniki" matches={app.past} onOpen={onOpenMatch} />
      <Suspense>
        <FanTable team={team} />
        <FanFigures team={team} />
      </Suspense>
    </>
  )
}

/** A phone opens it in its calendar. */
const CalendarLink = ({ team }: { team: number | null }) => (
  <Button
    component="a"
    href={`/api/public/calendar.ics${queryOf({ team })}`}
    variant="subtle"
    px="xs"
    flex="none"
    leftSection={<IconCalendarPlus size={18} aria-hidden />}
  >
    Do kalendarza
  </Button>
)

function NewestGraphics({ app, onOpenGallery }: Pick<HomeTabProps, 'app' | 'onOpenGallery'>) {
  const newest = app.gallery.flatMap((match) => match.graphics.map((graphic) => ({ match, graphic }))).slice(0, NEWEST)
  if (newest.length === 0) return null
  return (
    <section aria-labelledby="fan-newest">
      <div className={classes.heading}>
        <h3 id="fan-newest" className={classes.title}>
          Najnowsze grafiki
        </h3>
        <Button variant="subtle" px="xs" onClick={onOpenGallery}>
          Wszystkie
        </Button>
      </div>
      <ul className={classes.strip}>
        {newest.map(({ match, graphic }) => (
          <li key={`${match.id} ${graphic.url}`}>
            <GraphicLink match={match} graphic={graphic} />
          </li>
        ))}
      </ul>
    </section>
  )
}
