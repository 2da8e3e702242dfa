import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEraser } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { logFailure } from '#web/api/log.ts'
import { useSession } from '#web/api/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const tellFailure = () =>
  toastFailure('Błąd czyszczenia', 'Nie udało się usunąć wszystkich ustawień, sprawdź console log')

export function ClearAllButton() {
  const [isAsking, { open, close }] = useDisclosure()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isSignedIn = Boolean(useSession().data)
  const clearing = useMutation({
    mutationFn: async () => {
      const { clearAll, clearHere } = await import('#web/match-store/clear-all.ts')
      if (isSignedIn) return clearAll(client)
      clearHere()
      return true
    },
    onSuccess: (isCleared) => {
      if (!isCleared) return tellFailure()
      toastSuccess('Wszystkie ustawienia wyczyszczone')
      // An address that names the match would bring it back to the screen.
      return void navigate({ to: '.', search: { mecz: undefined }, replace: true })
    },
    onError: (error) => {
      logFailure('Nie udało się wyczyścić ustawień', error)
      tellFailure()
    },
    onSettled: close,
  })
  return (
    <>
      <Button variant="subtle" color="gray" leftSection={<IconEraser size={18} aria-hidden />} onClick={open}>
        Wyczyść wszystko
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Wyczyść wszystko"
        confirmLabel="Wyczyść wszystko"
        isPending={clearing.isPending}
        onConfirm={() => clearing.mutate()}
        onClose={close}
      >
        <Text>
          Czy na pewno chcesz wyczyścić wszystkie ustawienia z wszystkich zakładek (Skład, Strzelcy, Wynik)? Ta operacja
          jest nieodwracalna.
        </Text>
      </ConfirmDialog>
    </>
  )
}
