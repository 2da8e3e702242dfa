import { NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import type { PublicMatch, PublicMatchDetails } from '#contract/fan.ts'
import { EVENT_NAMES } from '#domain/match/events/event-words.ts'
import { useAskEvents } from '#web/api/fans.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastFailure } from '#web/ui/toast.tsx'
import { CallCard } from './call-card.tsx'
import classes from './client-test.module.css'

type PublicEvent = PublicMatchDetails['events'][number]

const optionOf = ({ id, homeTeam, awayTeam, date }: PublicMatch) => ({
  value: String(id),
  label: `${homeTeam} – ${awayTeam}, ${formatDateTime(date)}`,
})

export function EventsTab({ matches }: { matches: readonly PublicMatch[] }) {
  const call = useAskEvents()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const match = matches.find(({ id }) => String(id) === chosenId) ?? matches[0]
  const fetchEvents = () => {
    if (!match) return toastFailure('Brak meczów', 'Najpierw pobierz listę meczów')
    call.mutate(match.id, {
      onError: (error) => tellFailure('Nie udało się pobrać wydarzeń z meczu', error),
    })
  }
  return (
    <CallCard
      title="Wydarzenia meczu"
      hint="Co wydarzyło się w wybranym meczu: minuta, kto i wynik."
      address={`/api/public/matches/${match?.id ?? '{id}'}/events`}
      buttonLabel="Pobierz wydarzenia"
      isPending={call.isPending}
      error={call.error}
      answer={call.data}
      onCall={fetchEvents}
      choice={
        <NativeSelect
          label="Mecz"
          size="md"
          mb="md"
          disabled={!match}
          data={match ? matches.map(optionOf) : ['Najpierw pobierz listę w zakładce Mecze']}
          value={match && String(match.id)}
          onChange={(event) => setChosenId(event.currentTarget.value)}
        />
      }
    >
      {({ events }) => (
        <>
          {events.length === 0 && <Text fw={600}>W tym meczu nic się jeszcze nie wydarzyło</Text>}
          <ul className={classes.rows}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        </>
      )}
    </CallCard>
  )
}

function EventRow({ event: { type, minute, player, playerName, isOpponent, score } }: { event: PublicEvent }) {
  const who = player
    ? `${player.firstName} ${player.lastName} (${player.number})`
    : (playerName ?? (isOpponent ? 'Przeciwnik' : 'Nieznany'))
  return (
    <li className={classes.row}>
      <div>
        <Text fw={600}>
          {minute} {who}
        </Text>
        <Text size="sm" c="dimmed">
          {EVENT_NAMES[type]}
        </Text>
      </div>
      <span className={classes.figures}>{score}</span>
    </li>
  )
}
