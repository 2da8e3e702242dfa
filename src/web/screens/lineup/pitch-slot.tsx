import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, memo, useRef } from 'react'
import type { Player } from '#contract/player.ts'
import type { Slot } from '#domain/lineup/slots.ts'
import { fractionValue } from '#domain/units.ts'
import { PlayerAvatar } from '#web/match/player-avatar.tsx'
import classes from './pitch-slot.module.css'
import { type Point, usePressGestures } from './press-gestures.ts'
import type { SlotMoves, Spot } from './slot-moves.ts'
import { numberedName, SLOT_NAMES } from './slot-names.ts'

interface PitchSlotProps extends SlotMoves {
  slot: Slot
  player: Player | null
  label: string
  isEditing: boolean
  state: 'still' | 'dragged' | 'target' | 'away'
  /** Absent where only the places are changed. */
  onPick: ((slotId: string) => void) | undefined
  onRemove: ((slotId: string) => void) | undefined
  /** Called before each change by hand. */
  onArrange: (() => void) | undefined
  scrollBy: ((pointer: Point) => number) | undefined
}

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STEP = 0.01
const LONG_STEP = 0.05

/** Remembered: while one slot is dragged, the ten others are not drawn anew. */
export const PitchSlot = memo(function PitchSlot(props: PitchSlotProps) {
  const { slot, player, label, isEditing, state, onPick, onRemove, onArrange, scrollBy } = props
  const { drag, drop, putBack, nudge } = props
  const from = useRef<Spot>(slot)
  const { id } = slot
  const askToRemove = () => {
    if (player) onRemove?.(id)
  }
  const gestures = usePressGestures({
    onTap: () => onPick?.(id),
    onHold: askToRemove,
    onGrab: () => {
      onArrange?.()
      from.current = { x: slot.x, y: slot.y }
    },
    onDrag: (by) => drag(id, from.current, by),
    onDrop: (by) => drop(id, from.current, by),
    onCancel: () => putBack(id, from.current),
    scrollBy,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') askToRemove()
    else if (arrow && isEditing) nudgeBy(arrow, event.shiftKey ? LONG_STEP : STEP)
    else return
    event.preventDefault()
  }
  const nudgeBy = ([dx, dy]: readonly [number, number], step: number) => {
    onArrange?.()
    nudge(id, dx * step, dy * step)
  }
  const place: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${fractionValue(slot.x) * 100}%`,
    '--y': `${fractionValue(slot.y) * 100}%`,
  }
  return (
    <li className={classes.slot} style={place} data-slot={id} data-state={state} data-editing={isEditing || undefined}>
      <UnstyledButton className={classes.button} onKeyDown={onKeyDown} {...gestures}>
        <VisuallyHidden>{`${SLOT_NAMES[slot.type]}: ${player ? numberedName(player) : 'wolne miejsce'}`}</VisuallyHidden>
        <span className={classes.circle} data-empty={!player || undefined} aria-hidden>
          {player ? <PlayerAvatar player={player} size="100%" /> : <IconPlus size={22} aria-hidden />}
        </span>
        {player && (
          <span className={classes.number} aria-hidden>
            {player.number}
          </span>
        )}
        <span className={classes.label} aria-hidden>
          {label}
        </span>
      </UnstyledButton>
      {player && onRemove && (
        <UnstyledButton
          className={classes.remove}
          aria-label={`Usuń ze składu: ${numberedName(player)}`}
          onClick={askToRemove}
        >
          <IconX size={14} stroke={3} aria-hidden />
        </UnstyledButton>
      )}
    </li>
  )
})
