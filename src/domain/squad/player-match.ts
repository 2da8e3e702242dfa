import { foldedText } from './folded-text.ts'
import { groupedBy } from './grouped-by.ts'
import type { PersonName } from './person-name.ts'
import type { ListedPlayer, NumberedPlayer } from './squad-row.ts'

export interface KnownPlayer extends NumberedPlayer {
  id: number
}

export const nameKey = (player: PersonName): string => foldedText(`${player.firstName}|${player.lastName}`)

const RULES: readonly ((player: ListedPlayer) => string)[] = [
  (player) => `${nameKey(player)} ${player.number}`,
  nameKey,
  (player) => `${foldedText(player.lastName)} ${player.number}`,
]

/** Who in the squad is meant by each listed player. The surest pairs come first, and nobody is meant twice. */
export function matchPlayers(
  listed: readonly ListedPlayer[],
  squad: readonly KnownPlayer[],
): Map<ListedPlayer, KnownPlayer | 'several'> {
  const matches = new Map<ListedPlayer, KnownPlayer | 'several'>()
  const free = new Set(squad)
  for (const keyOf of RULES) {
    const candidates = groupedBy(free, keyOf)
    for (const player of listed) {
      if (matches.has(player)) continue
      const [known, ...others] = (candidates.get(keyOf(player)) ?? []).filter((candidate) => free.has(candidate))
      if (!known) continue
      matches.set(player, others.length > 0 ? 'several' : known)
      if (others.length === 0) free.delete(known)
    }
  }
  return matches
}
