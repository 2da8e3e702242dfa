import { finiteFrom, idFrom, isRecord, listFrom, textFrom } from '../match/gate.ts'
import { clamp, fraction } from '../units.ts'
import type { SlotType } from './default-formation.ts'
import { emptySlots, type Lineup, type Slot } from './slots.ts'

const SLOT_TYPES: readonly SlotType[] = ['GK', 'DEF', 'MID', 'FWD']

function slotFrom(item: unknown): Slot | null {
  if (!isRecord(item)) return null
  const id = textFrom(item.id)
  const type = SLOT_TYPES.find((known) => known === item.type)
  const x = finiteFrom(item.x)
  const y = finiteFrom(item.y)
  if (id === null || !type || x === null || y === null) return null
  const playerId = idFrom(item.playerId) ?? idFrom(item.player)
  return { id, type, x: fraction(clamp(x, 0, 1)), y: fraction(clamp(y, 0, 1)), playerId }
}

/** Eleven slots: the good ones of those that came, and for the rest those of the default formation. */
function elevenFrom(value: unknown): Slot[] {
  const defaults = emptySlots()
  const chosen = new Map<string, Slot>()
  for (const item of listFrom(value)) {
    const slot = slotFrom(item)
    if (slot && !chosen.has(slot.id) && chosen.size < defaults.length) chosen.set(slot.id, slot)
  }
  for (const slot of defaults) {
    if (!chosen.has(slot.id) && chosen.size < defaults.length) chosen.set(slot.id, slot)
  }
  return [...chosen.values()]
}

/**
 * The gate for positions and bench, as a setting holds them (each with a `player`) or as the browser does (each with a
 * `playerId`). A player who came twice keeps the first place.
 */
export function restoreLineup(positions: unknown, benchPlayers: unknown): Lineup {
  const placed = new Set<number>()
  const firstTime = (id: number | null): number | null => {
    if (id === null || placed.has(id)) return null
    placed.add(id)
    return id
  }
  const slots = elevenFrom(positions).map((slot) => ({ ...slot, playerId: firstTime(slot.playerId) }))
  return { slots, bench: listFrom(benchPlayers).flatMap((item) => firstTime(idFrom(item)) ?? []) }
}
