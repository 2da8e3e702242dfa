import { type PositionGroup, positionGroup } from '../squad/position-group.ts'
import type { SlotType } from './default-formation.ts'
import type { Slot } from './slots.ts'

/** Whose place a slot is. */
export const SLOT_GROUPS: Record<SlotType, PositionGroup> = {
  GK: 'goalkeeper',
  DEF: 'defender',
  MID: 'midfielder',
  FWD: 'forward',
}

interface Positioned {
  position: string | null
}

/** The first free slot in the player's own line. */
export const ownSlot = ({ position }: Positioned, slots: readonly Slot[]): Slot | undefined =>
  slots.find(({ playerId, type }) => playerId === null && SLOT_GROUPS[type] === positionGroup(position))

/** A free slot in the player's own line, else any; nobody is sent into goal while there is another. */
export function freeSlotFor(player: Positioned, slots: readonly Slot[]): Slot | undefined {
  const free = slots.filter(({ playerId }) => playerId === null)
  return ownSlot(player, free) ?? free.find(({ type }) => type !== 'GK') ?? free[0]
}
