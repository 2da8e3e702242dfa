import { Button, Group, Loader, Text } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import type { Trouble } from '#contract/error.ts'
import { useConnection } from '#web/api/connection.ts'
import { hasPending, useMatchesStore } from '#web/match-store/matches-store.ts'
import { useSync } from '#web/match-store/sync-phase.ts'
import { saveNow } from '#web/match-store/the-sync.ts'
import classes from './sync-state.module.css'

const CAUSES: Record<Trouble, string> = {
  database: 'Baza danych nie odpowiada',
  disk: 'Brak miejsca na dysku serwera',
}
const NO_CONNECTION = 'Brak połączenia'

/** Where the changes are: on the server, on their way, or still here. */
export function SyncState() {
  const phase = useSync((sync) => sync.phase)
  const isAway = useConnection((connection) => connection.isAway)
  const trouble = useConnection((connection) => connection.trouble)
  const cause = trouble ? CAUSES[trouble] : NO_CONNECTION
  const hasUnsaved = useMatchesStore(({ matches }) => Object.values(matches).some(hasPending))
  if (phase === 'waiting' || phase === 'refused') {
    return (
      <Group gap={6} wrap="nowrap" role="status" className={classes.waiting}>
        <IconCloudOff size={18} aria-hidden />
        <Text size="sm" fw={600} span className={classes.reason}>
          {phase === 'waiting' ? `${cause}: zmiany czekają na zapis` : 'Zmiany nie są zapisane'}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => void saveNow()}>
          Ponów
        </Button>
      </Group>
    )
  }
  if (isAway || trouble) {
    return (
      <Group gap={6} wrap="nowrap" role="status" className={classes.waiting} data-quiet={trouble ? undefined : ''}>
        <IconCloudOff size={18} aria-hidden />
        <Text size="sm" fw={600} span>
          {trouble === 'disk' ? cause : `${cause}: ostatnie znane dane`}
        </Text>
      </Group>
    )
  }
  const isBusy = phase === 'saving'
  return (
    <Group gap={6} wrap="nowrap" role="status" className={classes.calm} data-calm>
      {isBusy ? (
        <Loader size={16} />
      ) : hasUnsaved ? (
        <IconCloudUp size={18} aria-hidden />
      ) : (
        <IconCloudCheck size={18} aria-hidden />
      )}
      <Text size="sm" span className={classes.words}>
        {isBusy ? 'Zapisywanie…' : hasUnsaved ? 'Jeszcze niezapisane' : 'Zapisane'}
      </Text>
    </Group>
  )
}
