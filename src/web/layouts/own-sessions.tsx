import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { OwnSession } from '#contract/own-session.ts'
import { useEndSession, useOwnSessions } from '#web/api/own-sessions.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import classes from './own-sessions.module.css'

/** Where the person is signed in, and the way out of there. */
export function OwnSessions() {
  const sessions = useOwnSessions()
  return (
    <section aria-labelledby="own-sessions" className={classes.section}>
      <Title order={3} size="h5" id="own-sessions" mb="sm">
        Zalogowane urządzenia
      </Title>
      <Loaded
        query={sessions}
        failure="Nie udało się pobrać listy urządzeń"
        skeleton={<Skeleton height={48} role="status" aria-label="Wczytywanie urządzeń" />}
      >
        {(all) => <SessionList sessions={all} />}
      </Loaded>
    </section>
  )
}

function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const end = useEndSession()
  const signOut = (which: number | 'others') =>
    end.mutate(which, {
      onSuccess: () => toastSuccess(which === 'others' ? 'Wylogowano pozostałe urządzenia' : 'Wylogowano urządzenie'),
      onError: (error) => tellFailure('Błąd wylogowania', error),
    })
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <Stack component="ul" gap="sm" className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => signOut(session.id)}
          />
        ))}
      </Stack>
      {hasOthers && (
        <Button
          variant="default"
          fullWidth
          mt="md"
          loading={end.isPending && end.variables === 'others'}
          onClick={() => signOut('others')}
        >
          Wyloguj wszystkie inne
        </Button>
      )}
    </>
  )
}

interface SessionRowProps {
  session: OwnSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, since, lastSeen, isCurrent } = session
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <div className={classes.words}>
        <Text fw={600}>{isCurrent ? `${device} (to urządzenie)` : device}</Text>
        <Text size="sm" c="dimmed">
          Od {formatDateTime(since)}
        </Text>
        {!isCurrent && (
          <Text size="sm" c="dimmed">
            Ostatnio {formatDateTime(lastSeen)}
          </Text>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="subtle"
          className={classes.end}
          loading={isEnding}
          onClick={onEnd}
          aria-label={`Wyloguj: ${device}`}
        >
          Wyloguj
        </Button>
      )}
    </Group>
  )
}
