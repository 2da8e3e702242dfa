/** A season begins on the first of July and is known by the year in which it does. */
export type Season = number

const FIRST_DAY = '07-01'
/** Years that a calendar day can be written in. */
export const SEASON_MIN = 1900
export const SEASON_MAX = 9998

const year = (number: number): string => String(number).padStart(4, '0')

/** `day` is `YYYY-MM-DD`. */
export function seasonOf(day: string): Season {
  const begun = Number(day.slice(0, 4))
  return day.slice(5) < FIRST_DAY ? begun - 1 : begun
}

export const seasonStart = (season: Season): string => `${year(season)}-${FIRST_DAY}`

/** `2026/27` */
export const seasonName = (season: Season): string => `${season}/${String((season + 1) % 100).padStart(2, '0')}`
