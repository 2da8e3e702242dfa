import { Text } from '@mantine/core'
import type { PublicMatch } from '#contract/fan.ts'
import type { useAskMatches } from '#web/api/fans.ts'
import { counted } from '#web/ui/counted.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { CallCard } from './call-card.tsx'
import classes from './client-test.module.css'

const STATUS_LABELS: Record<PublicMatch['status'], string> = {
  scheduled: 'zaplanowany',
  live: 'trwa',
  halftime: 'przerwa',
  finished: 'zakończony',
  postponed: 'przełożony',
  cancelled: 'odwołany',
  abandoned: 'przerwany',
}

export function MatchesTab({ call }: { call: ReturnType<typeof useAskMatches> }) {
  const fetchMatches = () =>
    call.mutate(undefined, {
      onError: (error) => tellFailure('Nie udało się pobrać listy meczów', error),
    })
  return (
    <CallCard
      title="Lista meczów"
      hint="Nadchodzące, trwające i rozegrane, od najnowszego."
      address="/api/public/matches"
      buttonLabel="Pobierz mecze"
      isPending={call.isPending}
      error={call.error}
      answer={call.data}
      onCall={fetchMatches}
    >
      {({ matches, next }) => (
        <>
          <Text fw={600}>
            {matches.length === 0 ? 'Klub nie ma jeszcze meczów' : counted(matches.length, ['mecz', 'mecze', 'meczów'])}
            {next && ' na tej stronie, są też starsze'}
          </Text>
          <ul className={classes.rows}>
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        </>
      )}
    </CallCard>
  )
}

function MatchRow({ match }: { match: PublicMatch }) {
  const minute = match.status === 'live' ? `, minuta ${match.matchMinute}` : ''
  return (
    <li className={classes.row}>
      <div>
        <Text fw={600}>
          {match.homeTeam} – {match.awayTeam}
        </Text>
        <Text size="sm" c="dimmed">
          ID {match.id} · {formatDateTime(match.date)} · {match.isHome ? 'u siebie' : 'na wyjeździe'} ·{' '}
          {STATUS_LABELS[match.status]}
          {minute}
        </Text>
      </div>
      <span className={classes.figures}>
        {match.homeScore}:{match.awayScore}
      </span>
    </li>
  )
}
