import { Text } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { useDeleteTemplate } from '#web/api/templates.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const FAILURE = 'Błąd usuwania szablonu'

interface DeleteTemplateDialogProps {
  template: Template | null
  onClose: () => void
}

export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const remove = useDeleteTemplate()
  const confirm = (id: number) =>
    remove.mutate(id, {
      onSuccess: () => toastSuccess('Szablon usunięty'),
      onError: (error) => {
        logFailure(FAILURE, error)
        toastFailure(FAILURE, serverMessage(error))
      },
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      opened={template !== null}
      title="Usuń szablon"
      confirmLabel="Usuń"
      isPending={remove.isPending}
      onConfirm={() => template && confirm(template.id)}
      onClose={onClose}
    >
      <Text>
        Czy na pewno chcesz usunąć szablon „{template?.name}”? Ta operacja jest nieodwracalna. Szablon zostanie trwale
        usunięty razem ze swoimi elementami.
      </Text>
    </ConfirmDialog>
  )
}
