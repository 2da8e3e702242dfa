import type { PhotoFilter } from '#web/api/photos.ts'
import { type FilterName, NO_MATCH } from '#web/photo-library/filter-name.ts'

/** How the address words them; `mecz` alone would be the match on the screen. */
export const IN_ADDRESS: Readonly<Record<FilterName, string>> = { match: 'meczu', player: 'zawodnik' }

const NUMBER = /^[1-9]\d{0,8}$/

/** The gate: what somebody has typed into the address is read as far as it makes sense. */
export function filterFrom(search: string): PhotoFilter {
  const asked = new URLSearchParams(search)
  const read = (Object.entries(IN_ADDRESS) as [FilterName, string][]).flatMap(([name, word]) => {
    const value = asked.get(word) ?? ''
    return NUMBER.test(value) || (name === 'match' && value === NO_MATCH) ? [[name, value]] : []
  })
  return Object.fromEntries(read)
}
