import { foldedText } from '../squad/folded-text.ts'
import { OPPONENT_NAME_MAX } from './opponent-name.ts'

export interface ListedOpponent {
  line: number
  name: string
  /** Why a line is left out; null: it is added. */
  leftOut: 'known' | 'repeated' | 'ownClub' | 'tooLong' | null
}

const tidy = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** How two spellings of one team's name are compared. */
export const teamKey = (name: string): string => foldedText(tidy(name))

const ORDINAL = /^(\d+)[.)]\s+/
const BULLET = /^[-–—•*]\s+/

/** Numbers only count the lines when they go 1, 2, 3, … through the whole list: '1. FC Katowice' is a name. */
const isCounted = (lines: readonly { text: string }[]): boolean =>
  lines.length > 1 && lines.every(({ text }, index) => ORDINAL.exec(text)?.[1] === String(index + 1))

/** Of a row of a table, such as the league's, the first cell with words. */
const nameCell = (text: string): string => text.split(/[\t;]/).find((cell) => /\p{L}{2}/u.test(cell)) ?? ''

/** One team a line, as pasted from a message or from the league's table. Empty lines are not counted as teams. */
export function readOpponentList(text: string, known: readonly string[], clubName: string): ListedOpponent[] {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim().replace(BULLET, '') }))
    .filter(({ text: words }) => nameCell(words) !== '')
  const start = isCounted(lines) ? ORDINAL : ''
  const seen = new Set<string>()
  const taken = new Set(known.map(teamKey))
  const reason = (key: string, name: string): ListedOpponent['leftOut'] => {
    if (key === teamKey(clubName)) return 'ownClub'
    if (taken.has(key)) return 'known'
    if (seen.has(key)) return 'repeated'
    return name.length > OPPONENT_NAME_MAX ? 'tooLong' : null
  }
  return lines.map(({ line, text: words }) => {
    const name = tidy(nameCell(words.replace(start, '')))
    const leftOut = reason(teamKey(name), name)
    seen.add(teamKey(name))
    return { line, name, leftOut }
  })
}
