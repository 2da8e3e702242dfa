import { positionGroup } from '../squad/position-group.ts'
import { freeSlotFor, ownSlot, SLOT_GROUPS } from './slot-groups.ts'
import type { Lineup, Slot } from './slots.ts'
import { ELEVEN } from './slots.ts'

/** Who plays and who sits on the bench, in the order of choosing, before anybody has a place. */
export interface ChosenPlayers {
  eleven: readonly number[]
  bench: readonly number[]
}

interface SquadPlayer {
  id: number
  position: string | null
}

/** Those of a line-up who are still in the squad. */
export function chosenPlayers({ slots, bench }: Lineup, squad: readonly { id: number }[]): ChosenPlayers {
  const isMember = (id: number | null) => squad.some((player) => player.id === id)
  return {
    eleven: slots.flatMap(({ playerId }) => (playerId !== null && isMember(playerId) ? [playerId] : [])),
    bench: bench.filter(isMember),
  }
}

/** A tick takes into the eleven while there is room, then onto the bench; a second one takes out again. */
export function tickPlayer({ eleven, bench }: ChosenPlayers, playerId: number): ChosenPlayers {
  const isOther = (id: number) => id !== playerId
  if (eleven.includes(playerId)) return { eleven: eleven.filter(isOther), bench }
  if (bench.includes(playerId)) return { eleven, bench: bench.filter(isOther) }
  return eleven.length < ELEVEN ? { eleven: [...eleven, playerId], bench } : { eleven, bench: [...bench, playerId] }
}

const seat = (slots: readonly Slot[], slot: Slot | undefined, { id }: SquadPlayer): Slot[] =>
  slots.map((candidate) => (candidate.id === slot?.id ? { ...candidate, playerId: id } : candidate))

/** Who goes into goal: a goalkeeper, else the first chosen of whom nothing else is known. */
const keeperOf = (players: readonly SquadPlayer[]): SquadPlayer | undefined =>
  players.find(({ position }) => positionGroup(position) === SLOT_GROUPS.GK) ??
  players.find(({ position }) => positionGroup(position) === 'other')

/** The chosen in their places: who stood on the pitch stays there, the others go to their own line as far as it has room. */
export function chosenLineup(
  { eleven, bench }: ChosenPlayers,
  slots: readonly Slot[],
  squad: readonly SquadPlayer[],
): Lineup {
  const staying = slots.map((slot) =>
    slot.playerId !== null && eleven.includes(slot.playerId) ? slot : { ...slot, playerId: null },
  )
  const isPlaced = (id: number, places: readonly Slot[]) => places.some(({ playerId }) => playerId === id)
  const waiting = (places: readonly Slot[]) =>
    eleven.flatMap((id) => (isPlaced(id, places) ? [] : (squad.find((player) => player.id === id) ?? [])))
  const goal = staying.find(({ type, playerId }) => type === 'GK' && playerId === null)
  const keeper = goal && keeperOf(waiting(staying))
  let places = keeper ? seat(staying, goal, keeper) : staying
  for (const player of waiting(places)) places = seat(places, ownSlot(player, places), player)
  for (const player of waiting(places)) places = seat(places, freeSlotFor(player, places), player)
  return { slots: places, bench }
}
