import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Player } from '#contract/player.ts'
import { restoreLineup } from '#domain/lineup/restore-lineup.ts'
import { sameEleven } from '#domain/lineup/slots.ts'
import { useCurrentMatch } from '#web/api/match.ts'
import { useSession } from '#web/api/session.ts'
import { DRAFT } from '#web/match-store/matches-store.ts'
import { useIsOtherOpen, useOpenMatch } from '#web/match-store/open-match.ts'
import { matchNow, useMatchOf } from '#web/match-store/use-match.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { changeLineup } from './lineup-changes.ts'

const isAnybodyPlaced = (): boolean => {
  const { positions, benchPlayers } = matchNow()
  return benchPlayers.length > 0 || positions.some(({ playerId }) => playerId !== null)
}

export function SameElevenButton({ players }: { players: readonly Player[] }) {
  const isSignedIn = Boolean(useSession().data)
  const team = useOpenMatch((open) => open.team)
  const current = useCurrentMatch(isSignedIn, team).data
  // For any other match the current one is the last, once its line-up is there.
  const currentKey = useIsOtherOpen() && current ? String(current.documentId) : DRAFT
  const slots = useMatchOf(currentKey, (match) => match.positions)
  const bench = useMatchOf(currentKey, (match) => match.benchPlayers)
  const last = current?.lastLineup
  const lineup = useMemo(() => {
    const isPlaced = currentKey !== DRAFT && slots.some(({ playerId }) => playerId !== null)
    if (isPlaced) return sameEleven({ slots, bench }, players)
    return last && sameEleven(restoreLineup(last.positions, last.benchPlayers), players)
  }, [currentKey, slots, bench, last, players])
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
