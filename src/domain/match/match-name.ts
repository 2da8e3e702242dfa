import { shortDate } from './wall-date.ts'

/** The hosts first. */
export const pairText = (club: string, opponent: string, isHome: boolean): string =>
  isHome ? `${club} – ${opponent}` : `${opponent} – ${club}`

/** `22.11`; empty when there is no day. */
export const dayText = (date: string | null): string => shortDate(date).slice(0, 5)
