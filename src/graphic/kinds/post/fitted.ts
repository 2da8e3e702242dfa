import type { Lettering } from '../../looks/look.ts'

export interface Setting {
  words: string
  lettering: Lettering
  /** The width of a usual letter, in em. */
  letter: number
  /** The largest that it is set in. */
  size: number
  /** No word is parted. */
  isWhole?: boolean
}

export interface Fitted {
  size: number
  lines: number
  height: number
}

const STEP = 0.96
const SMALLEST = 24

const NARROW = /[iIlłjJtfr.,:;!'’„”"()\u00a0-]/u
const WIDE = /[mwMW@%—]/u
const SPACE = 0.55

/** Its length in usual letters. */
function lengthOf(word: string): number {
  let length = 0
  for (const letter of word) length += NARROW.test(letter) ? 0.6 : WIDE.test(letter) ? 1.35 : 1
  return length
}

/** In about how many lines of so many letters; null: a word is longer than a line. */
function roughLines(words: string, letters: number, isWhole: boolean): number | null {
  let lines = 0
  for (const paragraph of words.split('\n')) {
    let line = 0
    lines += 1
    for (const word of paragraph.split(' ')) {
      const length = lengthOf(word)
      if (length > letters && isWhole) return null
      if (line > 0 && line + SPACE + length > letters) {
        lines += Math.ceil(length / letters)
        line = length % letters
      } else line += length + (line > 0 ? SPACE : 0)
    }
  }
  return lines
}

/** A little smaller on a line less is as loud, and leaves a line to the picture. */
const WORTH_A_LINE = 0.86

/** About how large words come out in a box, before anything is measured: what is left goes to the picture. */
export function fitted(
  { words, lettering, letter, size, isWhole = false }: Setting,
  width: number,
  height: number,
): Fitted {
  let best: Fitted | null = null
  for (let tried = size; ; tried *= STEP) {
    const isLast = tried < SMALLEST
    if (best && (isLast || tried < best.size * WORTH_A_LINE)) return best
    const lines = roughLines(words, width / (tried * letter), isWhole && !isLast)
    if (lines === null) continue
    const taken = lines * tried * lettering.lineHeight
    const found = { size: tried, lines, height: Math.min(taken, height) }
    if (best && lines < best.lines) return found
    if (!best && (taken <= height || isLast)) best = found
  }
}
