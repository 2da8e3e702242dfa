import type { SlotType } from './default-formation.ts'
import type { Slot } from './slots.ts'

/** The empty slot that comes next in the order of reading, from the top again after the last. */
export function nextEmptySlot(slots: readonly Slot[], afterId: string): Slot | undefined {
  const index = slots.findIndex(({ id }) => id === afterId)
  return [...slots.slice(index + 1), ...slots.slice(0, index + 1)].find(({ playerId }) => playerId === null)
}

export const emptyInLine = (slots: readonly Slot[], line: SlotType): number =>
  slots.filter(({ type, playerId }) => type === line && playerId === null).length
