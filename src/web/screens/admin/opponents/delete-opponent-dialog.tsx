import type { Opponent } from '#contract/opponent.ts'
import { useDeleteOpponent } from '#web/api/opponent-changes.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'

interface DeleteOpponentDialogProps {
  opponent: Opponent | null
  onClose: () => void
}

export const DeleteOpponentDialog = ({ opponent, onClose }: DeleteOpponentDialogProps) => (
  <DeleteDialog
    item={opponent}
    words={WORDS}
    question={({ name }) =>
      `Czy na pewno chcesz usunąć drużynę „${name}”? Ta operacja jest nieodwracalna. Drużyna zostanie trwale usunięta.`
    }
    remove={useDeleteOpponent()}
    onClose={onClose}
  />
)

const WORDS = { title: 'Usuń przeciwnika', success: 'Przeciwnik usunięty', failure: 'Błąd usuwania przeciwnika' }
