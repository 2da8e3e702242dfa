import { benchPlayer, type Lineup, unbench } from './slots.ts'

/** The substitute comes on; who was there sits down where the substitute got up. */
export function bringOn({ slots, bench }: Lineup, slotId: string, playerId: number): Lineup {
  const slot = slots.find(({ id }) => id === slotId)
  if (!slot || !bench.includes(playerId)) return { slots, bench }
  const off = slot.playerId
  return {
    slots: slots.map((other) => (other === slot ? { ...slot, playerId } : other)),
    bench: off === null ? unbench(bench, playerId) : bench.map((id) => (id === playerId ? off : id)),
  }
}

/** Where on the bench somebody is dropped: onto a substitute, or anywhere else on it. */
export type BenchSpot = { kind: 'substitute'; playerId: number } | { kind: 'bench' }

export function takeOff(lineup: Lineup, slotId: string, spot: BenchSpot): Lineup {
  if (spot.kind === 'substitute') return bringOn(lineup, slotId, spot.playerId)
  const playerId = lineup.slots.find(({ id }) => id === slotId)?.playerId ?? null
  return playerId === null ? lineup : benchPlayer(lineup.slots, lineup.bench, playerId)
}

/** Two taps: on a substitute, then on the place they come on to. */
export interface SubstituteTaps {
  heldId: number | null
  chosen: { playerId: number; slotId: string } | null
}

export type SubstituteTap =
  | { type: 'substitute'; playerId: number }
  | { type: 'slot'; slotId: string }
  | { type: 'let-go' }

export const NOBODY_HELD: SubstituteTaps = { heldId: null, chosen: null }

export function tapSubstitute({ heldId }: SubstituteTaps, tap: SubstituteTap): SubstituteTaps {
  switch (tap.type) {
    case 'substitute':
      return tap.playerId === heldId ? NOBODY_HELD : { heldId: tap.playerId, chosen: null }
    case 'slot':
      return heldId === null ? NOBODY_HELD : { heldId: null, chosen: { playerId: heldId, slotId: tap.slotId } }
    case 'let-go':
      return NOBODY_HELD
  }
}
