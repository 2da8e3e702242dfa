import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** Leaving with unsaved changes asks, whichever way one leaves. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const asks = () => isUnsaved
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  return (
    <Modal opened={blocker.status === 'blocked'} onClose={() => blocker.reset?.()} title="Niezapisane zmiany">
      <Text>Zmiany w stylu klubu nie są zapisane. Co z nimi zrobić?</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          Zostań na stronie
        </Button>
        <Button variant="light" color="red" onClick={() => blocker.proceed?.()}>
          Odrzuć zmiany
        </Button>
      </Group>
    </Modal>
  )
}
