import { Text } from '@mantine/core'
import { useDeletePhotos } from '#web/api/many-photos.ts'
import { useMatchesStore } from '#web/match-store/matches-store.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { leftWords, photosWord } from './selection-words.ts'
import { usedPhotos } from './used-photos.ts'

interface DeletionDialogProps {
  opened: boolean
  ids: readonly number[]
  onClose: () => void
}

/** Says how many will be gone, and how many of them graphics are to show. */
export function DeletionDialog({ opened, ids, onClose }: DeletionDialogProps) {
  const removing = useDeletePhotos()
  const used = useMatchesStore(({ matches }) => (opened ? usedPhotos(matches, new Set(ids)).length : 0))
  const remove = () =>
    removing.mutate(ids, {
      onSuccess: ({ deleted }) =>
        toastSuccess(`Usunięto ${photosWord(deleted)}`, leftWords(ids.length, { changed: deleted, twins: 0 })),
      onError: (error) => tellFailure('Nie udało się usunąć zdjęć', error),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      opened={opened}
      title={`Usunąć ${photosWord(ids.length)}?`}
      confirmLabel={`Usuń ${photosWord(ids.length)}`}
      isPending={removing.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>Znikną z biblioteki i z grafik, które dopiero powstaną. Gotowe grafiki zostaną.</Text>
      {used > 0 && (
        <Text mt="sm" fw={600}>
          Wybrane teraz do grafik: {used}.
        </Text>
      )}
    </ConfirmDialog>
  )
}
