import type { GalleryFilter } from '#web/api/gallery.ts'

export type FilterName = keyof GalleryFilter

/** How the address words them. */
export const IN_ADDRESS: Readonly<Record<FilterName, string>> = {
  season: 'sezon',
  kind: 'rodzaj',
  player: 'zawodnik',
  opponent: 'przeciwnik',
  team: 'druzyna',
}

const NUMBER = /^[1-9]\d{0,8}$/

/** The gate: what somebody has typed into the address is read as far as it makes sense. */
export function filterFrom(search: string, isKind: (text: string) => boolean): GalleryFilter {
  const asked = new URLSearchParams(search)
  const read = (Object.entries(IN_ADDRESS) as [FilterName, string][]).flatMap(([name, word]) => {
    const value = asked.get(word) ?? ''
    return (name === 'kind' ? isKind(value) : NUMBER.test(value)) ? [[name, value]] : []
  })
  return Object.fromEntries(read)
}
