import { Paper, Radio, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/RadioCard.layer.css'
import '@mantine/core/styles/RadioIndicator.layer.css'
import { EVENT_NAMES } from '#domain/match/events/event-words.ts'
import type { EventKind } from '#domain/match/events/match-event.ts'
import { eventLine } from '#web/match/events/event-text.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useMatch } from '#web/match-store/use-match.ts'

interface EventChoiceProps {
  kinds: readonly EventKind[]
  catalogue: ClubCatalogue
  chosen: string | null
  onChoose: (id: string) => void
}

/** Which of the match's events the graphic tells of. */
export function EventChoice({ kinds, catalogue, chosen, onChoose }: EventChoiceProps) {
  const all = useMatch((match) => match.events)
  const events = all.filter((event) => kinds.includes(event.kind) && !event.isTakenBack).toReversed()
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Zdarzenie na grafice">
      <Title order={2} size="h4" mb="sm">
        Zdarzenie
      </Title>
      {events.length === 0 ? (
        <Text c="dimmed">
          W tym meczu nie ma jeszcze takiego zdarzenia (
          {kinds.map((kind) => EVENT_NAMES[kind].toLocaleLowerCase('pl')).join(', ')}
          ). Zapisz je przyciskiem „Zdarzenie” na pasku meczu, a grafika będzie gotowa od razu.
        </Text>
      ) : (
        <Radio.Group value={chosen} onChange={onChoose} aria-label="Zdarzenie">
          <Stack gap="sm">
            {events.map((event) => (
              <Radio key={event.id} value={event.id} label={eventLine(event, catalogue.players)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Paper>
  )
}
