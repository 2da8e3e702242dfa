import type { Player } from '#contract/player.ts'
import { useDeletePlayer } from '#web/api/player-changes.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'

interface DeletePlayerDialogProps {
  player: Player | null
  onClose: () => void
}

export const DeletePlayerDialog = ({ player, onClose }: DeletePlayerDialogProps) => (
  <DeleteDialog
    item={player}
    words={WORDS}
    question={({ firstName, lastName }) =>
      `Czy na pewno chcesz usunąć zawodnika „${firstName} ${lastName}”? Ta operacja jest nieodwracalna. Rozegrane mecze zachowają jego nazwisko.`
    }
    remove={useDeletePlayer()}
    onClose={onClose}
  />
)

const WORDS = { title: 'Usuń zawodnika', success: 'Zawodnik usunięty', failure: 'Błąd usuwania zawodnika' }
