import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Player } from '#contract/player.ts'
import { restoreLineup } from '#domain/lineup/restore-lineup.ts'
import { sameEleven } from '#domain/lineup/slots.ts'
import { useCurrentMatch } from '#web/api/match.ts'
import { useSession } from '#web/api/session.ts'
import { matchNow } from '#web/match-store/use-match.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { changeLineup } from './lineup-changes.ts'

const isAnybodyPlaced = (): boolean => {
  const { positions, benchPlayers } = matchNow()
  return benchPlayers.length > 0 || positions.some(({ playerId }) => playerId !== null)
}

export function SameElevenButton({ players }: { players: readonly Player[] }) {
  const isSignedIn = Boolean(useSession().data)
  const last = useCurrentMatch(isSignedIn).data?.lastLineup
  const lineup = useMemo(
    () => last && sameEleven(restoreLineup(last.positions, last.benchPlayers), players),
    [last, players],
  )
  const [isAsking, { open, close }] = useDisclosure()
  if (!lineup?.slots.some(({ playerId }) => playerId !== null)) return null
  const restore = () => {
    changeLineup(() => lineup)
    close()
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => (isAnybodyPlaced() ? open() : restore())}
      >
        Taki sam skład jak ostatnio
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Zastąpić obecny skład?"
        confirmLabel="Zastąp skład"
        isPending={false}
        onConfirm={restore}
        onClose={close}
      >
        <Text>Zawodnicy na boisku i na ławce zostaną zastąpieni składem z poprzedniego meczu.</Text>
      </ConfirmDialog>
    </>
  )
}
