/** The smallest letters of a name on the pitch, in pixels: those of a story on a phone. */
export const LEAST_SIZE = 18

/** Two lines of them, with air above and below. */
export const TALL_PLATE = 56

/** How many lines a name takes where one has room for so many letters; words stay whole. */
function linesOf(name: string, letters: number): number {
  let [lines, used] = [1, 0]
  for (const part of name.split(/(?<=[ -])/)) {
    const { length } = part.trimEnd()
    if (length > letters) return Number.POSITIVE_INFINITY
    if (used > 0 && used + length > letters) [lines, used] = [lines + 1, 0]
    used += part.length
  }
  return lines
}

export interface Label {
  name: string
  isTall: boolean
}

/** A name on one line or two; of a double one that is too long even for two, the first part. */
export function labelOf(name: string, letters: number): Label {
  const shown = linesOf(name, letters) > 2 ? name.replace(/-.*$/, '') : name
  return { name: shown, isTall: linesOf(shown, letters) > 1 }
}
