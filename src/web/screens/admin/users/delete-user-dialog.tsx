import type { User } from '#contract/user.ts'
import { useDeleteUser } from '#web/api/users.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'

interface DeleteUserDialogProps {
  user: User | null
  onClose: () => void
}

export const DeleteUserDialog = ({ user, onClose }: DeleteUserDialogProps) => (
  <DeleteDialog
    item={user}
    words={WORDS}
    question={({ username }) => `Czy na pewno chcesz usunąć użytkownika „${username}”? Ta operacja jest nieodwracalna.`}
    remove={useDeleteUser()}
    onClose={onClose}
  />
)

const WORDS = {
  title: 'Usuń użytkownika',
  success: 'Użytkownik usunięty',
  failure: 'Błąd podczas usuwania użytkownika',
}
