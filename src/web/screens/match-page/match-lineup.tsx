import { Paper, Stack, Text } from '@mantine/core'
import type { MatchPage } from '#contract/match-page.ts'
import { pitchTimes } from '#domain/match/events/pitch-times.ts'
import { Eleven } from '#web/match/told/eleven.tsx'
import { OpenMatchLink } from './open-match-link.tsx'
import { PageSection } from './page-section.tsx'

export function MatchLineup({ match }: { match: MatchPage }) {
  const { lineup } = match
  const times = pitchTimes(match.events)
  const isEmpty = !lineup || lineup.positions.length + lineup.benchPlayers.length === 0
  return (
    <PageSection title="Skład">
      {isEmpty ? (
        <Paper p="xl">
          <Stack align="center" gap="sm" ta="center">
            <Text>Nie ma jeszcze składu na ten mecz.</Text>
            <OpenMatchLink match={match} to="/lineup" variant="light">
              Ustaw skład
            </OpenMatchLink>
          </Stack>
        </Paper>
      ) : (
        <Paper style={{ overflow: 'hidden' }}>
          <Eleven lineup={lineup} order={3} markOf={(id) => times.get(id) ?? null} />
        </Paper>
      )}
    </PageSection>
  )
}
