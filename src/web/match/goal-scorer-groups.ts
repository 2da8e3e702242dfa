import type { Player } from '#contract/player.ts'
import type { Slot } from '#domain/lineup/slots.ts'
import { fractionValue } from '#domain/units.ts'

interface ScorerGroup {
  label: string
  members: Player[]
}

/** The likeliest first: those on the pitch, attack before defence, then the bench, then the rest by number. */
export function scorerGroups(
  players: readonly Player[],
  slots: readonly Pick<Slot, 'playerId' | 'y'>[],
  bench: readonly number[],
): ScorerGroup[] {
  const named = (id: number | null) => players.find((player) => player.id === id) ?? []
  const onPitch = slots
    .toSorted((one, other) => fractionValue(one.y) - fractionValue(other.y))
    .flatMap(({ playerId }) => named(playerId))
  const onBench = bench.flatMap(named)
  const taken = new Set([...onPitch, ...onBench])
  const rest = players.filter((player) => !taken.has(player)).sort((one, other) => one.number - other.number)
  return [
    { label: 'Na boisku', members: onPitch },
    { label: 'Ławka', members: onBench },
    { label: taken.size > 0 ? 'Pozostali' : 'Kadra', members: rest },
  ].filter(({ members }) => members.length > 0)
}
