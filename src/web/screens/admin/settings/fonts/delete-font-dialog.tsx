import type { Font } from '#contract/font.ts'
import { clubFontLabel } from '#graphic/template/club-font-label.ts'
import { useDeleteFont } from '#web/api/fonts.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'

interface DeleteFontDialogProps {
  font: Font | null
  onClose: () => void
}

export const DeleteFontDialog = ({ font, onClose }: DeleteFontDialogProps) => (
  <DeleteDialog
    item={font}
    words={WORDS}
    question={(asked) =>
      `Czy na pewno chcesz usunąć czcionkę „${clubFontLabel(asked)}”? Gotowe grafiki zostaną bez zmian. Czcionki, której używa szablon, nie można usunąć.`
    }
    remove={useDeleteFont()}
    onClose={onClose}
  />
)

const WORDS = { title: 'Usuń czcionkę', success: 'Czcionka usunięta', failure: 'Błąd usuwania czcionki' }
