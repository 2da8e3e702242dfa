import { type RefObject, useCallback, useState } from 'react'
import { draggedTo } from '#domain/lineup/drag.ts'
import { moveSlot, type Slot, slotAt, swapSlots } from '#domain/lineup/slots.ts'
import { type Fraction, fraction, fractionValue } from '#domain/units.ts'
import { studioNow } from '#web/match-store/studio-store.ts'
import { changeSlots } from './lineup-changes.ts'

export interface Spot {
  x: Fraction
  y: Fraction
}

export interface SlotMoves {
  drag: (id: string, from: Spot, by: { dx: number; dy: number }) => void
  drop: (id: string, from: Spot, by: { dx: number; dy: number }) => void
  putBack: (id: string, from: Spot) => void
  nudge: (id: string, dx: number, dy: number) => void
}

interface Dragged {
  id: string
  /** With whom he would change places if he were dropped now. */
  targetId: string | null
}

const DROP_RADIUS = fraction(0.09)

const moveTo = (id: string, { x, y }: Spot) => changeSlots((slots) => moveSlot(slots, id, x, y))

/** Only a player is dropped onto somebody; an empty slot just moves. */
function targetOf(id: string, { x, y }: Spot): Slot | null {
  const { positions } = studioNow()
  const hasPlayer = positions.some((slot) => slot.id === id && slot.playerId !== null)
  return hasPlayer ? slotAt(positions, x, y, DROP_RADIUS, id) : null
}

export function useSlotMoves(pitch: RefObject<HTMLElement | null>): SlotMoves & { dragged: Dragged | null } {
  const [dragged, setDragged] = useState<Dragged | null>(null)

  const spotOf = useCallback(
    (from: Spot, by: { dx: number; dy: number }): Spot => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = pitch.current ?? {}
      return draggedTo(from, by, { width, height })
    },
    [pitch],
  )

  const drag = useCallback<SlotMoves['drag']>(
    (id, from, by) => {
      const spot = spotOf(from, by)
      const targetId = targetOf(id, spot)?.id ?? null
      moveTo(id, spot)
      setDragged((before) => (before?.id === id && before.targetId === targetId ? before : { id, targetId }))
    },
    [spotOf],
  )

  const drop = useCallback<SlotMoves['drop']>(
    (id, from, by) => {
      const spot = spotOf(from, by)
      const target = targetOf(id, spot)
      if (target) changeSlots((slots) => swapSlots(moveSlot(slots, id, from.x, from.y), id, target.id))
      else moveTo(id, spot)
      setDragged(null)
    },
    [spotOf],
  )

  const putBack = useCallback<SlotMoves['putBack']>((id, from) => {
    moveTo(id, from)
    setDragged(null)
  }, [])

  const nudge = useCallback<SlotMoves['nudge']>((id, dx, dy) => {
    const slot = studioNow().positions.find((candidate) => candidate.id === id)
    if (!slot) return
    moveTo(id, { x: fraction(fractionValue(slot.x) + dx), y: fraction(fractionValue(slot.y) + dy) })
  }, [])

  return { dragged, drag, drop, putBack, nudge }
}
