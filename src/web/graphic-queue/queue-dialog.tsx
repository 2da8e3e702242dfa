import '#web/ui/dialog-styles.ts'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { QueuedRow } from './queued-row.tsx'
import { graphicQueue } from './the-queue.ts'
import { useQueue } from './use-queue.ts'

interface QueueDialogProps {
  opened: boolean
  onClose: () => void
}

export function QueueDialog({ opened, onClose }: QueueDialogProps) {
  const graphics = useQueue((queue) => queue.graphics)
  const isSending = useQueue(({ progress }) => progress !== null)
  return (
    <Modal opened={opened} onClose={onClose} title="Grafiki do wysłania">
      <Text size="sm" c="dimmed" role="status">
        {graphics.length === 0
          ? 'Wszystkie grafiki są już na serwerze.'
          : 'Są bezpieczne na tym urządzeniu i wyślą się same, po kolei, gdy wróci połączenie.'}
      </Text>
      <Stack component="ul" gap="sm" my="md" p={0} aria-label="Grafiki do wysłania">
        {graphics.map((graphic) => (
          <QueuedRow
            key={graphic.id}
            graphic={graphic}
            onDrop={() => void graphicQueue.drop(graphic)}
            onWithoutPhoto={(one) => void graphicQueue.goWithoutPhoto(one)}
          />
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Zamknij
        </Button>
        {graphics.length > 0 && (
          <Button
            loading={isSending}
            leftSection={<IconSend size={18} aria-hidden />}
            onClick={() => void graphicQueue.retry()}
          >
            Wyślij teraz
          </Button>
        )}
      </Group>
    </Modal>
  )
}
