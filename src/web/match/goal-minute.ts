const MINUTE = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?\s*['’′]?$/

/** `12`, `12'`, `45+2` and `45 + 2'`. */
export const isMinute = (text: string): boolean => MINUTE.test(text.trim())

/** A minute as it is kept, `45+2'`. Other words, such as `67' (k.)`, are the editor's own and stay as they are. */
export function tidyMinute(text: string): string {
  const match = MINUTE.exec(text.trim())
  if (!match) return text.trim()
  const added = match[2] === undefined ? '' : `+${Number(match[2])}`
  return `${Number(match[1])}${added}'`
}
