const PRODUCT = 'Jedenastka'
/** Longer names are cut under the icon on a phone. */
const UNDER_ICON_MAX = 12

export interface AppName {
  name: string
  shortName: string
}

/** What the installed app is called: by its club, and under the icon by as many of its words as fit. */
export function appName(clubName: string | null | undefined): AppName {
  const name = clubName?.trim() || PRODUCT
  const words = name.split(/\s+/)
  const fitting = words.map((_, count) => words.slice(0, count + 1).join(' ')).filter(fitsUnderIcon)
  return { name, shortName: fitting.at(-1) ?? PRODUCT }
}

const fitsUnderIcon = (text: string): boolean => text.length <= UNDER_ICON_MAX
