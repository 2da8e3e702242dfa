import './dialog-styles.ts'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'

/** Closing a dialog in which something is not saved asks first, whichever way it is closed or left. */
export function useUnsavedGuard(isUnsaved: boolean, onClose: () => void) {
  const [isClosing, setClosing] = useState(false)
  const asks = () => isUnsaved
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  const stay = () => {
    setClosing(false)
    blocker.reset?.()
  }
  const discard = () => {
    setClosing(false)
    onClose()
    blocker.proceed?.()
  }
  return {
    /** For whatever closes the dialog. Asked within the event of the Escape key, the question would close on the same key. */
    close: () => {
      if (isUnsaved) setTimeout(() => setClosing(true))
      else onClose()
    },
    isAsking: isClosing || blocker.status === 'blocked',
    stay,
    discard,
  }
}

interface UnsavedQuestionProps {
  guard: ReturnType<typeof useUnsavedGuard>
  /** What would be lost. */
  children: string
}

export function UnsavedQuestion({ guard: { isAsking, stay, discard }, children }: UnsavedQuestionProps) {
  return (
    <Modal opened={isAsking} onClose={stay} title="Odrzucić zmiany?">
      <Text>{children}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={stay} data-autofocus>
          Wróć
        </Button>
        <Button color="red" onClick={discard}>
          Odrzuć zmiany
        </Button>
      </Group>
    </Modal>
  )
}
