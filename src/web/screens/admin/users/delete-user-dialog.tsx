import { Text } from '@mantine/core'
import type { User } from '#contract/account.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { useDeleteUser } from '#web/api/users.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

interface DeleteUserDialogProps {
  user: User | null
  onClose: () => void
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const remove = useDeleteUser()
  const confirm = (id: number) =>
    remove.mutate(id, {
      onSuccess: () => toastSuccess('Użytkownik usunięty'),
      onError: (error) => toastFailure('Błąd podczas usuwania użytkownika', serverMessage(error)),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      opened={user !== null}
      title="Usuń użytkownika"
      confirmLabel="Usuń"
      isPending={remove.isPending}
      onConfirm={() => user && confirm(user.id)}
      onClose={onClose}
    >
      <Text>Czy na pewno chcesz usunąć użytkownika „{user?.username}”? Ta operacja jest nieodwracalna.</Text>
    </ConfirmDialog>
  )
}
