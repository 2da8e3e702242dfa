import { useEffect, useState } from 'react'
import type { Player } from '#contract/player.ts'
import type { SlotType } from '#domain/lineup/default-formation.ts'
import { emptyInLine, nextEmptySlot } from '#domain/lineup/empty-slots.ts'
import { SLOT_GROUPS } from '#domain/lineup/slot-groups.ts'
import { availablePlayers, placePlayer, type Slot } from '#domain/lineup/slots.ts'
import { bringOn } from '#domain/lineup/substitutes.ts'
import { PlayerPickerDialog } from '#web/match/player-picker-dialog.tsx'
import { matchNow, useMatch } from '#web/match-store/use-match.ts'
import { counted } from '#web/ui/counted.ts'
import { changeLineup } from './lineup-changes.ts'
import { SwapRow } from './swap-row.tsx'

const LINE_NAMES: Record<SlotType, string> = { GK: 'bramka', DEF: 'obrona', MID: 'pomoc', FWD: 'atak' }

export interface SlotPickerProps {
  opened: boolean
  slotId: string | null
  players: readonly Player[]
  /** Null: it is to close. */
  onSlot: (slotId: string | null) => void
}

/** For an empty slot it goes on to the next one; for a taken one it closes after the change. */
export function SlotPickerDialog({ opened, slotId, players, onSlot }: SlotPickerProps) {
  const slots = useMatch((match) => match.positions)
  const bench = useMatch((match) => match.benchPlayers)
  const [hasPicked, setPicked] = useState(false)
  useEffect(() => {
    if (!opened) setPicked(false)
  }, [opened])
  const slot = slots.find(({ id }) => id === slotId)
  const isEmpty = slot?.playerId === null
  const sitting = bench.flatMap((id) => players.find((player) => player.id === id) ?? [])

  const pick = (playerId: number) => {
    if (!slot) return
    changeLineup((lineup) => placePlayer(lineup.slots, lineup.bench, slot.id, playerId))
    onSlot(isEmpty ? nextSlotId(slot.id, players) : null)
    setPicked(true)
  }
  const swap = (playerId: number) => {
    if (slot) changeLineup((lineup) => bringOn(lineup, slot.id, playerId))
    onSlot(null)
  }
  return (
    <PlayerPickerDialog
      opened={opened}
      title={slot && !isEmpty ? 'Zmień zawodnika' : 'Wybierz zawodnika'}
      players={availablePlayers(players, slots, bench)}
      firstGroup={slot ? SLOT_GROUPS[slot.type] : null}
      top={slot && !isEmpty && sitting.length > 0 && <SwapRow sitting={sitting} onSwap={swap} />}
      {...(slot && isEmpty && { staysOpen: noteOf(slot.type, slots, hasPicked) })}
      onPick={pick}
      onClose={() => onSlot(null)}
    />
  )
}

/** Null when all slots are taken, or nobody is left to choose. */
function nextSlotId(afterId: string, players: readonly Player[]): string | null {
  const { positions, benchPlayers } = matchNow()
  const isAnybodyLeft = availablePlayers(players, positions, benchPlayers).length > 0
  return (isAnybodyLeft && nextEmptySlot(positions, afterId)?.id) || null
}

function noteOf(line: SlotType, slots: readonly Slot[], hasPicked: boolean): string {
  const empty = counted(emptyInLine(slots, line), ['wolne miejsce', 'wolne miejsca', 'wolnych miejsc'])
  return `${hasPicked ? 'Następne' : 'Teraz'}: ${LINE_NAMES[line]}, ${empty}`
}
