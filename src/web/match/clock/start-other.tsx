import '#web/ui/dialog-styles.ts'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { isBeingPlayed, matchStatus } from '#domain/match/current-match.ts'
import { shownCells } from '#domain/match/document/local-match.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { useMatchLabel } from '#web/match/opened/match-label.ts'
import { useMakeCurrent } from '#web/match-store/make-current.ts'
import { pressMatchClock } from '#web/match-store/match-clock.ts'
import { type MatchKey, numberOf, useMatchesStore } from '#web/match-store/matches-store.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import type { ClockActions } from './use-clock-actions.ts'

/** Another match that is being played, as far as this browser knows. */
function useOtherPlayed(open: MatchKey): MatchKey | null {
  return useMatchesStore(
    ({ matches }) =>
      Object.keys(matches).find((key) => {
        const local = matches[key]
        return key !== open && local && isBeingPlayed(matchStatus(stateOf(shownCells(local), serverNow())))
      }) ?? null,
  )
}

function OtherPlayed({ matchKey }: { matchKey: MatchKey }) {
  const { name, status } = useMatchLabel(matchKey)
  return (
    <Text>
      Trwa inny mecz: <strong>{name}</strong> ({status}).
    </Text>
  )
}

interface StartOtherProps {
  opened: boolean
  actions: ClockActions
}

/** Before the clock of a match that is not the current one is started. */
export function StartOther({ opened, actions }: StartOtherProps) {
  const key = useOpenKey()
  const id = numberOf(key)
  const { name } = useMatchLabel(key)
  const played = useOtherPlayed(key)
  const making = useMakeCurrent()
  const start = () => actions.confirm(pressMatchClock)
  const startAsCurrent = () => {
    start()
    if (id !== null)
      making.mutate(id, { onError: (error) => tellFailure('Nie udało się zmienić bieżącego meczu', error) })
  }
  return (
    <Modal opened={opened} onClose={actions.dismiss} title="Rozpocząć ten mecz?">
      <Stack gap="sm">
        <Text>
          <strong>{name}</strong> nie jest bieżącym meczem.
        </Text>
        {played !== null && <OtherPlayed matchKey={played} />}
        {id !== null && (
          <Button mt="xs" onClick={startAsCurrent}>
            Rozpocznij i ustaw jako bieżący
          </Button>
        )}
        <Button variant="default" onClick={start}>
          Tylko rozpocznij
        </Button>
        <Button variant="subtle" color="gray" onClick={actions.dismiss} data-autofocus>
          Anuluj
        </Button>
      </Stack>
    </Modal>
  )
}
