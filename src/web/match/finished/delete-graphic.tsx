import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { deleteGraphic } from '#web/api/match-graphics.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'

interface DeleteGraphicProps {
  /** One, or all formats of one. */
  graphics: readonly StaffGraphic[]
  onDeleted: () => void
}

export function DeleteGraphic({ graphics, onDeleted }: DeleteGraphicProps) {
  const client = useQueryClient()
  const [isAsking, { open, close }] = useDisclosure()
  const deletion = useMutation({
    mutationFn: async () => {
      for (const { id } of graphics) await deleteGraphic(id)
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['match-graphics'] })
      onDeleted()
      toastSuccess('Grafika usunięta')
    },
    onError: (error) => tellFailure('Błąd usuwania grafiki', error),
    onSettled: close,
  })
  return (
    <>
      <Button variant="subtle" color="gray" leftSection={<IconTrash size={18} aria-hidden />} onClick={open}>
        Usuń grafikę
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Usuń grafikę"
        confirmLabel="Usuń grafikę"
        isPending={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onClose={close}
      >
        <Text>Grafika zniknie z galerii, a jej adres przestanie działać. Ta operacja jest nieodwracalna.</Text>
      </ConfirmDialog>
    </>
  )
}
