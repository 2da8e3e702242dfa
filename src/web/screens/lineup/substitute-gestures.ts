import type { BenchMoves } from './bench-moves.ts'
import { usePressGestures } from './press-gestures.ts'

export type SubstituteState = 'still' | 'held' | 'carried' | 'target'

export function substituteState(playerId: number, { carried, heldId }: BenchMoves): SubstituteState {
  if (carried?.playerId === playerId) return 'carried'
  if (carried?.spot?.kind === 'substitute' && carried.spot.playerId === playerId) return 'target'
  return heldId === playerId ? 'held' : 'still'
}

/** A tap holds the substitute for the next tap on the pitch, a drag carries them there. */
export const useSubstituteGestures = (
  playerId: number,
  { carry, tapSubstitute }: BenchMoves,
  isTouchDraggable = true,
) =>
  usePressGestures({
    onTap: () => tapSubstitute(playerId),
    onDrag: ({ pointer }) => carry.carryOn(playerId, pointer),
    onDrop: ({ pointer }) => carry.bringOn(playerId, pointer),
    onCancel: carry.putDown,
    scrollBy: carry.scrollBy,
    isTouchDraggable,
  })
