import { useMemo, useRef } from 'react'
import type { Player } from '#contract/player.ts'
import { pitchLabels } from '#domain/lineup/names.ts'
import type { Slot } from '#domain/lineup/slots.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { PitchLines } from '#web/ui/pitch-lines.tsx'
import type { BenchMoves } from './bench-moves.ts'
import classes from './pitch.module.css'
import { PitchSlot } from './pitch-slot.tsx'
import { useSlotMoves } from './slot-moves.ts'
import { SLOT_LABELS } from './slot-names.ts'

interface PitchProps {
  players: readonly Player[]
  isEditing: boolean
  /** Id of the words that say what the arrow keys do. */
  hintId?: string | undefined
  onPick?: (slotId: string) => void
  onRemove?: (slotId: string) => void
  onArrange?: () => void
  /** Absent where nobody comes on or goes off. */
  bench?: BenchMoves
}

/** The eleven from goalkeeper to forwards, which is the order in which a line-up is read. */
export function Pitch({ players, isEditing, hintId, onPick, onRemove, onArrange, bench }: PitchProps) {
  const slots = useMatch((match) => match.positions)
  const own = useRef<HTMLUListElement>(null)
  const area = bench?.pitch ?? own
  const { dragged, ...moves } = useSlotMoves(area, bench?.carry)
  const byId = useMemo(() => new Map(players.map((player) => [player.id, player])), [players])
  const playerIn = ({ playerId }: Slot) => (playerId === null ? null : (byId.get(playerId) ?? null))
  const labelOf = pitchLabels(slots.flatMap((slot) => playerIn(slot) ?? []))
  const targetId = dragged ? dragged.targetId : bench?.carried?.slotId
  const stateOf = (id: string) => {
    if (dragged?.id === id) return dragged.isOverBench ? 'away' : 'dragged'
    return id === targetId ? 'target' : 'still'
  }
  const isAwaiting = bench !== undefined && bench.heldId !== null
  return (
    <div className={classes.turf} data-awaiting={isAwaiting || undefined}>
      <PitchLines className={classes.lines} />
      <ul ref={area} className={classes.slots} aria-label="Boisko" aria-describedby={hintId}>
        {slots.map((slot) => {
          const player = playerIn(slot)
          return (
            <PitchSlot
              key={slot.id}
              slot={slot}
              player={player}
              label={player ? labelOf(player) : SLOT_LABELS[slot.type]}
              isEditing={isEditing}
              state={stateOf(slot.id)}
              onPick={onPick}
              onRemove={onRemove}
              onArrange={onArrange}
              scrollBy={bench?.carry.scrollBy}
              {...moves}
            />
          )
        })}
      </ul>
    </div>
  )
}
