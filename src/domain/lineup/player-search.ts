import { foldedText } from '../squad/folded-text.ts'
import type { NamedPlayer } from './names.ts'

const folded = (text: string): string => foldedText(text).replace(/\s+/g, ' ').trim()

/** By any part of the names, in either order, or of the number. `zurawski` finds Żurawski. */
export function searchPlayers<Player extends NamedPlayer & { number: number }>(
  players: readonly Player[],
  query: string,
): Player[] {
  const wanted = folded(query)
  return players.filter(({ firstName, lastName, number }) =>
    [`${firstName} ${lastName}`, `${lastName} ${firstName}`, String(number)].some((text) =>
      folded(text).includes(wanted),
    ),
  )
}
