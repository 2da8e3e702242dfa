import { Button, Group, Paper, Text } from '@mantine/core'
import { isSameLineup } from '#domain/lineup/same-lineup.ts'
import { publishLineup } from '#web/match-store/publish-lineup.ts'
import { matchNow, useMatch } from '#web/match-store/use-match.ts'
import { formatTime } from '#web/ui/date-time.ts'
import { toastSuccess } from '#web/ui/toast.tsx'

/** While fans see another line-up than the one on the screen. */
export function PublishedNote() {
  const published = useMatch((match) => match.published)
  const positions = useMatch((match) => match.positions)
  const benchPlayers = useMatch((match) => match.benchPlayers)
  if (!published || isSameLineup(published, { slots: positions, bench: benchPlayers })) return null
  const publish = () => {
    publishLineup(matchNow())
    toastSuccess('Skład opublikowany', 'Kibice widzą teraz ten skład.')
  }
  return (
    <Paper p="md" mt="md" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">Kibice widzą skład z {formatTime(new Date(published.at).toISOString())}.</Text>
        <Button variant="light" size="sm" onClick={publish}>
          Opublikuj zmiany
        </Button>
      </Group>
    </Paper>
  )
}
