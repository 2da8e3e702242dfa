import { useMemo, useRef } from 'react'
import type { Player } from '#contract/player.ts'
import { pitchLabels } from '#domain/lineup/names.ts'
import type { Slot } from '#domain/lineup/slots.ts'
import { useStudio } from '#web/match-store/studio-store.ts'
import { PitchLines } from '#web/ui/pitch-lines.tsx'
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
}

/** The eleven from goalkeeper to forwards, which is the order in which a line-up is read. */
export function Pitch({ players, isEditing, hintId, onPick, onRemove }: PitchProps) {
  const slots = useStudio((studio) => studio.positions)
  const area = useRef<HTMLUListElement>(null)
  const { dragged, ...moves } = useSlotMoves(area)
  const byId = useMemo(() => new Map(players.map((player) => [player.id, player])), [players])
  const playerIn = ({ playerId }: Slot) => (playerId === null ? null : (byId.get(playerId) ?? null))
  const labelOf = pitchLabels(slots.flatMap((slot) => playerIn(slot) ?? []))
  const stateOf = (id: string) => (dragged?.id === id ? 'dragged' : dragged?.targetId === id ? 'target' : 'still')
  return (
    <div className={classes.turf}>
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
              {...moves}
            />
          )
        })}
      </ul>
    </div>
  )
}
