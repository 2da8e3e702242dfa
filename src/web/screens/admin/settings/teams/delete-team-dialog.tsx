import type { Team } from '#contract/team.ts'
import { useDeleteTeam } from '#web/api/team-changes.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'

interface DeleteTeamDialogProps {
  team: Team | null
  onClose: () => void
}

export const DeleteTeamDialog = ({ team, onClose }: DeleteTeamDialogProps) => (
  <DeleteDialog
    item={team}
    words={WORDS}
    question={({ name }) =>
      `Czy na pewno chcesz usunąć drużynę „${name}”? Zawodnicy zostają w kadrze: kto był tylko w niej, przejdzie do domyślnej drużyny. Drużyny, która ma mecze, nie można usunąć.`
    }
    remove={useDeleteTeam()}
    onClose={onClose}
  />
)

const WORDS = { title: 'Usuń drużynę', success: 'Drużyna usunięta', failure: 'Błąd usuwania drużyny' }
