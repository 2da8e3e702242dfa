import { type RefObject, useCallback, useState } from 'react'
import { draggedTo } from '#domain/lineup/drag.ts'
import { DROP_RADIUS, moveSlot, type Slot, slotAt, swapSlots } from '#domain/lineup/slots.ts'
import { type Fraction, fraction, fractionValue } from '#domain/units.ts'
import { matchNow } from '#web/match-store/use-match.ts'
import type { BenchDrop } from './carry-moves.ts'
import { changeSlots } from './lineup-changes.ts'
import type { DragBy } from './press-gestures.ts'

export interface Spot {
  x: Fraction
  y: Fraction
}

export interface SlotMoves {
  drag: (id: string, from: Spot, by: DragBy) => void
  drop: (id: string, from: Spot, by: DragBy) => void
  putBack: (id: string, from: Spot) => void
  nudge: (id: string, dx: number, dy: number) => void
}

interface Dragged {
  id: string
  /** With whom they would change places if they were dropped now. */
  targetId: string | null
  isOverBench: boolean
}

const moveTo = (id: string, { x, y }: Spot) => changeSlots((slots) => moveSlot(slots, id, x, y))

const slotOf = (id: string): Slot | undefined => matchNow().positions.find((slot) => slot.id === id)

/** Only a player is dropped onto somebody; an empty slot just moves. */
const targetOf = (id: string, { x, y }: Spot): Slot | null =>
  slotOf(id)?.playerId == null ? null : slotAt(matchNow().positions, x, y, DROP_RADIUS, id)

const isSame = (one: Dragged | null, other: Dragged): boolean =>
  one?.id === other.id && one.targetId === other.targetId && one.isOverBench === other.isOverBench

export function useSlotMoves(
  pitch: RefObject<HTMLElement | null>,
  bench: BenchDrop | undefined,
): SlotMoves & { dragged: Dragged | null } {
  const [dragged, setDragged] = useState<Dragged | null>(null)

  const spotOf = useCallback(
    (from: Spot, by: DragBy): Spot => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = pitch.current ?? {}
      return draggedTo(from, by, { width, height })
    },
    [pitch],
  )
  const putDown = useCallback(() => {
    setDragged(null)
    bench?.putDown()
  }, [bench])

  const drag = useCallback<SlotMoves['drag']>(
    (id, from, by) => {
      const playerId = slotOf(id)?.playerId ?? null
      const isOverBench = playerId !== null && bench?.carryOff(playerId, by.pointer) === true
      const spot = isOverBench ? from : spotOf(from, by)
      const next = { id, targetId: isOverBench ? null : (targetOf(id, spot)?.id ?? null), isOverBench }
      moveTo(id, spot)
      setDragged((before) => (isSame(before, next) ? before : next))
    },
    [spotOf, bench],
  )

  const drop = useCallback<SlotMoves['drop']>(
    (id, from, by) => {
      const spot = spotOf(from, by)
      const target = targetOf(id, spot)
      const hasPlayer = slotOf(id)?.playerId != null
      if (hasPlayer && bench?.takeOff(id, by.pointer)) moveTo(id, from)
      else if (target) changeSlots((slots) => swapSlots(moveSlot(slots, id, from.x, from.y), id, target.id))
      else moveTo(id, spot)
      putDown()
    },
    [spotOf, bench, putDown],
  )

  const putBack = useCallback<SlotMoves['putBack']>(
    (id, from) => {
      moveTo(id, from)
      putDown()
    },
    [putDown],
  )

  const nudge = useCallback<SlotMoves['nudge']>((id, dx, dy) => {
    const slot = slotOf(id)
    if (!slot) return
    moveTo(id, { x: fraction(fractionValue(slot.x) + dx), y: fraction(fractionValue(slot.y) + dy) })
  }, [])

  return { dragged, drag, drop, putBack, nudge }
}
