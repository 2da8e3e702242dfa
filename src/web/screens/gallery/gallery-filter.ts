import type { GalleryFilter } from '#web/api/gallery.ts'

export type FilterName = keyof GalleryFilter

/** How the address words them. */
export const IN_ADDRESS: Readonly<Record<FilterName, string>> = {
  season: 'sezon',
  kind: 'rodzaj',
  player: 'zawodnik',
  opponent: 'przeciwnik',
  team: 'druzyna',
  match: 'mecz',
}

const NUMBER = /^[1-9]\d{0,8}$/
/** Of the club's own graphics, which belong to no match. */
export const NO_MATCH = 'none'

/** The gate: what somebody has typed into the address is read as far as it makes sense. */
export function filterFrom(search: string, isKind: (text: string) => boolean): GalleryFilter {
  const asked = new URLSearchParams(search)
  const read = (Object.entries(IN_ADDRESS) as [FilterName, string][]).flatMap(([name, word]) => {
    const value = asked.get(word) ?? ''
    const isSense = name === 'kind' ? isKind(value) : name === 'match' ? value === NO_MATCH : NUMBER.test(value)
    return isSense ? [[name, value]] : []
  })
  return Object.fromEntries(read)
}
