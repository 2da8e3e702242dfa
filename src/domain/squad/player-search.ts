import { foldedText } from './folded-text.ts'
import type { NumberedPlayer } from './squad-row.ts'

/** Whether a player is meant by what was typed: part of a name, a number or a position; every word must fit. */
export function playerSearch(typed: string): (player: NumberedPlayer) => boolean {
  const words = foldedText(typed).split(/\s+/).filter(Boolean)
  return ({ firstName, lastName, number, position }) => {
    const text = foldedText(`${number} ${firstName} ${lastName} ${position ?? ''}`)
    return words.every((word) => text.includes(word))
  }
}
