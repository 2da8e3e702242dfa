import { Button, Group, Modal, Text } from '@mantine/core'
import type { SharedMatchKey } from '#domain/club/settings.ts'
import { resolveConflict, useSync } from '#web/match-store/shared-sync.ts'
import { formatDateTime } from '#web/ui/date-time.ts'

const WHAT: Record<SharedMatchKey, string> = {
  lineup_positions_global: 'Skład i ustawienia meczu',
  lineup_settings_global: 'Zegar meczu',
  scorer_settings_global: 'Ustawienia gola',
  result_settings_global: 'Wynik i strzelcy',
}

/** Two people changed the same thing. It does not go away by itself: one of the two has to be chosen. */
export function ConflictDialog({ opened }: { opened: boolean }) {
  const conflict = useSync((sync) => sync.conflict)
  const theirs = conflict?.theirs
  return (
    <Modal
      opened={opened}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Ktoś był szybszy"
    >
      <Text>
        {conflict && WHAT[conflict.key]}:{' '}
        {theirs
          ? `${theirs.updatedBy ?? 'inna osoba'} zapisał(a) zmiany ${formatDateTime(theirs.updatedAt)}, zanim doszły Twoje.`
          : 'inna osoba w międzyczasie wyczyściła te ustawienia.'}{' '}
        Którą wersję zachować?
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => resolveConflict('theirs')} data-autofocus>
          {theirs ? `Wersja: ${theirs.updatedBy ?? 'inna osoba'}` : 'Zostaw wyczyszczone'}
        </Button>
        <Button onClick={() => resolveConflict('mine')}>Moja wersja</Button>
      </Group>
    </Modal>
  )
}
