import { clamp, type Fraction, fraction, fractionValue } from '../units.ts'
import { DEFAULT_FORMATION, type SlotPlace } from './default-formation.ts'

export const ELEVEN = 11

export interface Slot extends SlotPlace {
  playerId: number | null
}

/** The eleven and the bench. A player is in one place only. */
export interface Lineup {
  slots: readonly Slot[]
  bench: readonly number[]
}

/** Width to height of the pitch. */
export const PITCH_ASPECT = 2 / 3

/** How near to a slot, as a share of the pitch's width, somebody is dropped onto it. */
export const DROP_RADIUS = fraction(0.09)

export const emptySlots = (places: readonly SlotPlace[] = DEFAULT_FORMATION): Slot[] =>
  places.map((place) => ({ ...place, playerId: null }))

const within = (share: Fraction): Fraction => fraction(clamp(fractionValue(share), 0, 1))

export const moveSlot = (slots: readonly Slot[], id: string, x: Fraction, y: Fraction): Slot[] =>
  slots.map((slot) => (slot.id === id ? { ...slot, x: within(x), y: within(y) } : slot))

const vacated = (slots: readonly Slot[], playerId: number): Slot[] =>
  slots.map((slot) => (slot.playerId === playerId ? { ...slot, playerId: null } : slot))

/** Whoever held the slot before is free again. */
export function placePlayer(
  slots: readonly Slot[],
  bench: readonly number[],
  slotId: string,
  playerId: number,
): Lineup {
  if (!slots.some((slot) => slot.id === slotId)) return { slots, bench }
  return {
    slots: vacated(slots, playerId).map((slot) => (slot.id === slotId ? { ...slot, playerId } : slot)),
    bench: unbench(bench, playerId),
  }
}

export const removePlayer = (slots: readonly Slot[], slotId: string): Slot[] =>
  slots.map((slot) => (slot.id === slotId ? { ...slot, playerId: null } : slot))

/** The two change places; the slots stay where they are. */
export function swapSlots(slots: readonly Slot[], oneId: string, otherId: string): Slot[] {
  const one = slots.find((slot) => slot.id === oneId)
  const other = slots.find((slot) => slot.id === otherId)
  if (!one || !other) return [...slots]
  return slots.map((slot) => {
    if (slot === one) return { ...slot, playerId: other.playerId }
    return slot === other ? { ...slot, playerId: one.playerId } : slot
  })
}

export const benchPlayer = (slots: readonly Slot[], bench: readonly number[], playerId: number): Lineup => ({
  slots: vacated(slots, playerId),
  bench: bench.includes(playerId) ? bench : [...bench, playerId],
})

export const unbench = (bench: readonly number[], playerId: number): number[] => bench.filter((id) => id !== playerId)

export function availablePlayers<Player extends { id: number }>(
  squad: readonly Player[],
  slots: readonly Slot[],
  bench: readonly number[],
): Player[] {
  const taken = new Set<number | null>([...slots.map((slot) => slot.playerId), ...bench])
  return squad.filter((player) => !taken.has(player.id))
}

/** The nearest slot under a point. `radius` is a share of the pitch's width, so it is a circle on the screen. */
export function slotAt(
  slots: readonly Slot[],
  x: Fraction,
  y: Fraction,
  radius: Fraction,
  exceptId: string | null = null,
): Slot | null {
  const distance = (slot: Slot) =>
    Math.hypot(fractionValue(slot.x) - fractionValue(x), (fractionValue(slot.y) - fractionValue(y)) / PITCH_ASPECT)
  const near = slots.filter((slot) => slot.id !== exceptId && distance(slot) <= fractionValue(radius))
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** The last match's line-up with the places of those who have left the club free. */
export function sameEleven({ slots, bench }: Lineup, squad: readonly { id: number }[]): Lineup {
  const members = new Set(squad.map((player) => player.id))
  const staying = (id: number | null) => (id !== null && members.has(id) ? id : null)
  return {
    slots: slots.map((slot) => ({ ...slot, playerId: staying(slot.playerId) })),
    bench: bench.filter((id) => members.has(id)),
  }
}
