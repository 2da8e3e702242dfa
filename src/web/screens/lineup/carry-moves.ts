import type { RefObject } from 'react'
import { edgeScroll } from '#domain/edge-scroll.ts'
import { DROP_RADIUS, type Slot, slotAt } from '#domain/lineup/slots.ts'
import { type BenchSpot, bringOn, takeOff } from '#domain/lineup/substitutes.ts'
import { fraction } from '#domain/units.ts'
import { matchNow } from '#web/match-store/use-match.ts'
import { changeLineup } from './lineup-changes.ts'
import type { Point } from './press-gestures.ts'

/** A player on the way between pitch and bench, and what they would be dropped onto now. */
export interface Carried {
  playerId: number
  from: 'pitch' | 'bench'
  slotId: string | null
  spot: BenchSpot | null
}

/** What covers the page at its top and bottom: the header with the match bar, and the tabs of a phone. */
const COVERED_TOP_PX = 136
const COVERED_BOTTOM_PX = 72

/** The bench, or somebody on it, under a point of the window. */
function benchSpotAt({ x, y }: Point): BenchSpot | null {
  const element = document.elementFromPoint(x, y)
  const seat = element?.closest<HTMLElement>('[data-substitute]')
  if (seat) return { kind: 'substitute', playerId: Number(seat.dataset.substitute) }
  return element?.closest('[data-bench]') ? { kind: 'bench' } : null
}

const seatOf = (spot: BenchSpot | null) => (spot?.kind === 'substitute' ? spot.playerId : spot?.kind)

const isSame = (one: Carried | null, other: Carried): boolean =>
  one?.playerId === other.playerId && one.slotId === other.slotId && seatOf(one.spot) === seatOf(other.spot)

export type CarryMoves = ReturnType<typeof carryMoves>

/** What a slot needs to know of the bench. */
export type BenchDrop = Pick<CarryMoves, 'carryOff' | 'takeOff' | 'putDown' | 'scrollBy'>

export function carryMoves(
  pitch: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  setCarried: (update: (before: Carried | null) => Carried | null) => void,
) {
  const show = (next: Carried, { x, y }: Point) => {
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`
    setCarried((before) => (isSame(before, next) ? before : next))
  }
  const putDown = () => setCarried(() => null)

  const slotUnder = (pointer: Point): Slot | null => {
    const box = pitch.current?.getBoundingClientRect()
    if (!box || benchSpotAt(pointer)) return null
    const [x, y] = [(pointer.x - box.left) / box.width, (pointer.y - box.top) / box.height]
    return slotAt(matchNow().positions, fraction(x), fraction(y), DROP_RADIUS)
  }

  return {
    putDown,

    carryOn: (playerId: number, pointer: Point): void =>
      show({ playerId, from: 'bench', slotId: slotUnder(pointer)?.id ?? null, spot: null }, pointer),

    bringOn: (playerId: number, pointer: Point): void => {
      const slot = slotUnder(pointer)
      if (slot) changeLineup((lineup) => bringOn(lineup, slot.id, playerId))
      putDown()
    },

    /** True: the player is over the bench. */
    carryOff: (playerId: number, pointer: Point): boolean => {
      const spot = benchSpotAt(pointer)
      show({ playerId, from: 'pitch', slotId: null, spot }, pointer)
      return spot !== null
    },

    /** False: they were dropped elsewhere. */
    takeOff: (slotId: string, pointer: Point): boolean => {
      const spot = benchSpotAt(pointer)
      if (spot) changeLineup((lineup) => takeOff(lineup, slotId, spot))
      return spot !== null
    },

    scrollBy: (pointer: Point): number => {
      const area = pitch.current?.getBoundingClientRect()
      const seen = { top: COVERED_TOP_PX, bottom: window.innerHeight - COVERED_BOTTOM_PX }
      return area && !benchSpotAt(pointer) ? edgeScroll(pointer.y, seen, area) : 0
    },
  }
}
