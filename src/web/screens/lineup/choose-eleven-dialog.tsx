import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import { chosenLineup, chosenPlayers, tickPlayer } from '#domain/lineup/chosen-players.ts'
import { ELEVEN } from '#domain/lineup/slots.ts'
import { PickerFooter, PickerWindow } from '#web/match/picker-window.tsx'
import { SearchedPlayers } from '#web/match/searched-players.tsx'
import { matchNow } from '#web/match-store/use-match.ts'
import { changeLineup } from './lineup-changes.ts'
import { TickRow } from './tick-row.tsx'

interface ChooseElevenDialogProps {
  opened: boolean
  players: readonly Player[]
  onClose: () => void
}

/** The whole line-up in one go: eleven ticks for the pitch, then the bench. Nothing is changed before the end. */
export function ChooseElevenDialog({ opened, players, onClose }: ChooseElevenDialogProps) {
  return (
    <PickerWindow opened={opened} title="Wybierz jedenastkę" closeOnClickOutside={false} onClose={onClose}>
      <ChooseEleven players={players} onDone={onClose} />
    </PickerWindow>
  )
}

function ChooseEleven({ players, onDone }: { players: readonly Player[]; onDone: () => void }) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(() => {
    const { positions, benchPlayers } = matchNow()
    return chosenPlayers({ slots: positions, bench: benchPlayers }, players)
  })
  const tick = (playerId: number) => setChosen((before) => tickPlayer(before, playerId))
  const tickOnly = (playerId: number) => {
    tick(playerId)
    setQuery('')
  }
  const save = () => {
    changeLineup(({ slots }) => chosenLineup(chosen, slots, players))
    onDone()
  }
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        Pierwszych jedenastu wychodzi na boisko, każdy na swoją pozycję. Następni siadają na ławce.
      </Text>
      <SearchedPlayers
        players={players}
        query={query}
        onQuery={setQuery}
        onOnly={tickOnly}
        chosen={[...chosen.eleven, ...chosen.bench]}
      >
        {(player) => <TickRow player={player} chosen={chosen} onTick={tick} />}
      </SearchedPlayers>
      <PickerFooter note={chosenNote(chosen.eleven.length, chosen.bench.length)}>
        <Button variant="default" onClick={onDone}>
          Anuluj
        </Button>
        <Button onClick={save}>Gotowe</Button>
      </PickerFooter>
    </>
  )
}

const chosenNote = (eleven: number, bench: number): string =>
  [`${eleven} z ${ELEVEN}`, bench > 0 && `rezerwowi: ${bench}`].filter(Boolean).join(', ')
