import { Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { doubtfulGoals } from '#domain/match/events/doubtful.ts'
import { goalOnScreen } from '#domain/match/events/shown-goal.ts'
import { EventEditor } from '#web/match/events/event-editor.tsx'
import { useTeams } from '#web/match/goal-teams.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { EventRow } from './event-row.tsx'
import classes from './match-events.module.css'

/** Everything that happened, in the order of the match. */
export function MatchEvents({ catalogue }: { catalogue: ClubCatalogue }) {
  const events = useMatch((match) => match.events)
  const scorers = useMatch((match) => match.scorers)
  const shown = useMatch(goalOnScreen)
  const [edited, setEdited] = useState<string | null>(null)
  const { home, away } = useTeams(catalogue)
  const them = home.isOurs ? away : home
  const doubtful = doubtfulGoals(events)
  const standing = events.filter(({ id, isTakenBack }) => !isTakenBack && !doubtful.has(id))
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Przebieg meczu">
      <Title order={2} size="h4" mb={standing.length > 0 ? 'xs' : 'sm'}>
        Przebieg meczu
      </Title>
      {standing.length === 0 && (
        <Text c="dimmed">
          Jeszcze nikt nie strzelił. Kartki, zmiany i inne zdarzenia zapisuje przycisk „Zdarzenie” u góry.
        </Text>
      )}
      <ol className={classes.list}>
        {standing.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            players={catalogue.players}
            opponent={them.name}
            score={scorers.find(({ id }) => id === event.id)?.score ?? null}
            isShown={event.id === shown?.id}
            onEdit={() => setEdited(event.id)}
          />
        ))}
      </ol>
      <EventEditor eventId={edited} players={catalogue.players} onClose={() => setEdited(null)} />
    </Paper>
  )
}
