/**
 * A font of the club's own as elements call it: the hash of its file, and how tall its capitals are, in thousandths of an
 * em. Whoever draws needs to know nothing else of it, so a scene is drawn alike wherever it goes.
 */
export type ClubFont = `club:${string}`

const CLUB_FONT = /^club:[0-9a-f]{64}:\d{3}$/
const HASH_AT = 5
const CAPITALS_AT = 70

export const isClubFont = (family: string): family is ClubFont => CLUB_FONT.test(family)

export const clubFont = (hash: string, capHeight: number): ClubFont =>
  `club:${hash}:${String(capHeight).padStart(3, '0')}`

const hashOf = (font: ClubFont): string => font.slice(HASH_AT, CAPITALS_AT - 1)

/** In em. */
export const clubCapHeight = (font: ClubFont): number => Number(font.slice(CAPITALS_AT)) / 1000

export const clubFontAddress = (font: ClubFont): string => `/files/${hashOf(font)}.woff2`

/** A name no system font has. */
export const clubFontFamily = (font: ClubFont): string => `Jedenastka ${hashOf(font)}`
