import { Button, Group, Modal, Text } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import type { KeptDraft } from './draft.ts'

interface DraftOfferProps {
  draft: KeptDraft | null
  template: Template
  onTake: (draft: KeptDraft) => void
  onDrop: () => void
}

/** Work that was not saved last time. It does not go away by itself. */
export function DraftOffer({ draft, template, onTake, onDrop }: DraftOfferProps) {
  return (
    <Modal
      opened={draft !== null}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Masz niezapisane zmiany"
    >
      <Text>
        Zmiany w tym szablonie z {draft && formatDateTime(draft.updatedAt)} nie zostały zapisane. Chcesz do nich wrócić?
      </Text>
      {draft && draft.version !== template.version && (
        <Text mt="sm">
          Od tamtej pory szablon zapisał(a) {template.updatedBy ?? 'inna osoba'}: przy zapisie zapytamy, którą wersję
          zachować.
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onDrop}>
          Odrzuć szkic
        </Button>
        <Button data-autofocus onClick={() => draft && onTake(draft)}>
          Wczytaj szkic
        </Button>
      </Group>
    </Modal>
  )
}
