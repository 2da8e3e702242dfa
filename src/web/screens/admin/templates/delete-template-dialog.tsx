import type { Template } from '#contract/template.ts'
import { useDeleteTemplate } from '#web/api/template-changes.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'

interface DeleteTemplateDialogProps {
  template: Template | null
  onClose: () => void
}

export const DeleteTemplateDialog = ({ template, onClose }: DeleteTemplateDialogProps) => (
  <DeleteDialog
    item={template}
    words={WORDS}
    question={({ name }) =>
      `Czy na pewno chcesz usunąć szablon „${name}”? Ta operacja jest nieodwracalna. Szablon zostanie trwale usunięty razem ze swoimi elementami.`
    }
    remove={useDeleteTemplate()}
    onClose={onClose}
  />
)

const WORDS = { title: 'Usuń szablon', success: 'Szablon usunięty', failure: 'Błąd usuwania szablonu' }
