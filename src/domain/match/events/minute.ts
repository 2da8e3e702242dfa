const WRITTEN = /(\d+)(?:\s*\+\s*(\d+))?/

/** `45+2'` is the 45th minute and two of what was added; null where no number is written. */
export function minuteOf(written: string): { minute: number; added: number } | null {
  const match = WRITTEN.exec(written)
  return match ? { minute: Number(match[1]), added: Number(match[2] ?? 0) } : null
}

/** `45+2'` comes after `45'` and before `46'`. What holds no number goes last. */
export function minuteOrder(written: string): number {
  const read = minuteOf(written)
  return read ? read.minute + read.added / 100 : Number.POSITIVE_INFINITY
}

/** `12` and `12'` are both `12'`. */
export const withMark = (written: string): string => {
  const text = written.trim()
  return /\d$/.test(text) ? `${text}'` : text
}
