import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { logFailure } from '#web/api/log.ts'
import { hasChanges, useEditorStore } from '../editor-store.ts'
import { dropDraft } from './draft.ts'
import type { Saving } from './use-save.ts'

/** Leaving with unsaved changes asks, whichever way one leaves. */
export function LeaveGuard({ templateId, saving }: { templateId: number; saving: Saving }) {
  const store = useEditorStore()
  const isUnsaved = () => hasChanges(store.getState())
  const blocker = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true })
  const leave = () => blocker.proceed?.()
  const discard = () => {
    dropDraft(templateId).catch((error: unknown) => logFailure('Nie udało się usunąć szkicu szablonu', error))
    leave()
  }
  const saveAndLeave = async () => {
    if (await saving.save()) leave()
    else blocker.reset?.()
  }
  return (
    <Modal opened={blocker.status === 'blocked'} onClose={() => blocker.reset?.()} title="Niezapisane zmiany">
      <Text>Zmiany w szablonie nie są zapisane. Co z nimi zrobić?</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          Zostań w edytorze
        </Button>
        <Button variant="light" color="red" onClick={discard}>
          Odrzuć zmiany
        </Button>
        <Button loading={saving.isPending} onClick={() => void saveAndLeave()}>
          Zapisz i wyjdź
        </Button>
      </Group>
    </Modal>
  )
}
