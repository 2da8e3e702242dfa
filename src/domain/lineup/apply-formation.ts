import { fractionValue } from '../units.ts'
import { type FormationName, formationPlaces, type SlotPlace, type SlotType } from './formation.ts'
import { emptySlots, type Slot } from './slots.ts'

interface Pairing {
  cost: number
  pairs: readonly (readonly [few: number, many: number])[]
}

/** Between two equal ways, take the ends of a row first: who or what is left over is then in the middle. */
const INWARD_COST = 0.01
const ROUNDING = 1e-9

const costOf = (here: number, there: number): number =>
  Math.abs(here - there) + INWARD_COST * (0.5 - Math.abs(there - 0.5))

/** Pairs all of the fewer with some of the more, nobody crossing over, with the least running sideways. */
function pairInOrder(few: readonly number[], many: readonly number[], i = 0, j = 0): Pairing {
  const [here, there] = [few[i], many[j]]
  if (here === undefined) return { cost: 0, pairs: [] }
  if (there === undefined) return { cost: Number.POSITIVE_INFINITY, pairs: [] }
  const rest = pairInOrder(few, many, i + 1, j + 1)
  const taken = { cost: rest.cost + costOf(here, there), pairs: [[i, j] as const, ...rest.pairs] }
  const passed = pairInOrder(few, many, i, j + 1)
  return passed.cost < taken.cost - ROUNDING ? passed : taken
}

const leftToRight = <Place extends SlotPlace>(places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => fractionValue(a.x) - fractionValue(b.x))

const xs = (places: readonly SlotPlace[]): number[] => places.map(({ x }) => fractionValue(x))

/** Who takes which slot among players and slots of one type. */
function matchesOf(type: SlotType, from: readonly Slot[], to: readonly Slot[]): [Slot, Slot][] {
  const players = leftToRight(from.filter((slot) => slot.type === type))
  const targets = leftToRight(to.filter((slot) => slot.type === type))
  const isTight = targets.length < players.length
  const { pairs } = isTight ? pairInOrder(xs(targets), xs(players)) : pairInOrder(xs(players), xs(targets))
  return pairs.flatMap(([few, many]): [Slot, Slot][] => {
    const player = players[isTight ? many : few]
    const target = targets[isTight ? few : many]
    return player && target ? [[player, target]] : []
  })
}

const distance = (a: SlotPlace, b: SlotPlace): number =>
  Math.hypot(fractionValue(a.x) - fractionValue(b.x), fractionValue(a.y) - fractionValue(b.y))

/** The nearest free slot; nobody is sent into goal while there is another. */
const nearestFree = (player: Slot, free: readonly Slot[]): Slot | undefined =>
  free.toSorted(
    (a, b) => Number(a.type === 'GK') - Number(b.type === 'GK') || distance(player, a) - distance(player, b),
  )[0]

/** The preset's slots with the same players: each stays in his line as far as there is room in it. */
export function applyFormation(slots: readonly Slot[], name: FormationName): Slot[] {
  const targets = emptySlots(formationPlaces(name))
  const players = slots.filter((slot) => slot.playerId !== null)
  const types: SlotType[] = ['GK', 'DEF', 'MID', 'FWD']
  const chosen = new Map(types.flatMap((type) => matchesOf(type, players, targets)))
  for (const player of players) {
    if (chosen.has(player)) continue
    const taken = new Set(chosen.values())
    const target = nearestFree(
      player,
      targets.filter((slot) => !taken.has(slot)),
    )
    if (target) chosen.set(player, target)
  }
  const playerOf = new Map([...chosen].map(([player, target]) => [target, player.playerId]))
  return targets.map((target) => ({ ...target, playerId: playerOf.get(target) ?? null }))
}
