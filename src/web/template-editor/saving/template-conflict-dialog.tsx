import { Button, Group, Modal, Text } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import { formatDateTime } from '#web/ui/date-time.ts'

interface TemplateConflictDialogProps {
  theirs: Template | null
  isPending: boolean
  onTheirs: (theirs: Template) => void
  onMine: (theirs: Template) => void
  onClose: () => void
}

/** Somebody saved the same template in the meantime; neither version is lost without being asked about. */
export function TemplateConflictDialog({ theirs, isPending, onTheirs, onMine, onClose }: TemplateConflictDialogProps) {
  const who = theirs?.updatedBy ?? 'inna osoba'
  return (
    <Modal opened={theirs !== null} onClose={onClose} title="Ktoś był szybszy">
      <Text>
        {who} zapisał(a) ten szablon {theirs && formatDateTime(theirs.updatedAt)}, zanim doszły Twoje zmiany. Którą
        wersję zachować?
      </Text>
      <Text mt="sm" c="dimmed">
        Jeśli wczytasz tamtą wersję, swoją odzyskasz przyciskiem „Cofnij”.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => theirs && onTheirs(theirs)} data-autofocus>
          Wersja: {who}
        </Button>
        <Button loading={isPending} onClick={() => theirs && onMine(theirs)}>
          Moja wersja
        </Button>
      </Group>
    </Modal>
  )
}
