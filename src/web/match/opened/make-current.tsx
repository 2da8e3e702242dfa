import { Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { isBeingPlayed, matchStatus } from '#domain/match/current-match.ts'
import { useMakeCurrent } from '#web/match-store/make-current.ts'
import { useCurrentKey } from '#web/match-store/open-match.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { useMatchLabel } from './match-label.ts'

interface MakeCurrentProps {
  id: number
  name: string
  children: (make: () => void, isPending: boolean) => ReactNode
}

/** Asks first while the current match is being played: others have it on their screens. */
export function MakeCurrent({ id, name, children }: MakeCurrentProps) {
  const [isAsking, { open, close }] = useDisclosure()
  const currentKey = useCurrentKey()
  const isPlayed = useMatchOf(currentKey, (match) => isBeingPlayed(matchStatus(match)))
  const current = useMatchLabel(currentKey)
  const making = useMakeCurrent()
  const make = () =>
    making.mutate(id, {
      onSuccess: () => toastSuccess('Bieżący mecz zmieniony', name),
      onError: (error) => tellFailure('Nie udało się zmienić bieżącego meczu', error),
      onSettled: close,
    })
  return (
    <>
      {children(isPlayed ? open : make, making.isPending)}
      <ConfirmDialog
        opened={isAsking}
        title="Trwa inny mecz"
        confirmLabel="Ustaw jako bieżący"
        isPending={making.isPending}
        onConfirm={make}
        onClose={close}
      >
        <Text>
          Trwa mecz {current.name} ({current.status}). Jego zegar i wynik zostaną bez zmian, ale osoby, które nie
          wybrały meczu z listy, zobaczą mecz {name}.
        </Text>
      </ConfirmDialog>
    </>
  )
}
