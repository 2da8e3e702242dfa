import type { PublicMatch } from '#contract/fan.ts'
import { HALF_MINUTES, MINUTE_MS, NEW_CLOCK } from '#domain/match/clock.ts'
import { goalMinute } from '#domain/match/clock-minute.ts'

const day = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long' })
const weekday = new Intl.DateTimeFormat('pl-PL', { weekday: 'short' })
const shortDay = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('pl-PL', { hour: '2-digit', minute: '2-digit' })

export const kickOffDay = ({ date }: PublicMatch): string => day.format(new Date(date))
export const kickOffWeekday = ({ date }: PublicMatch): string => weekday.format(new Date(date))
export const shortKickOffDay = ({ date }: PublicMatch): string => shortDay.format(new Date(date))
export const kickOffTime = ({ date }: PublicMatch): string => time.format(new Date(date))

/** The minute being played, counted as goals are: 33 whole minutes mean that the 34th is running. */
export function runningMinute({ matchTimeState, matchMinute }: PublicMatch): string {
  const before = matchTimeState === 'secondHalf' ? HALF_MINUTES : 0
  const clock = {
    ...NEW_CLOCK,
    matchTimeState,
    matchMinute,
    matchTimerElapsed: (matchMinute - before) * MINUTE_MS,
  }
  return goalMinute(clock, 0)
}

const OVER = {
  finished: 'Koniec meczu',
  postponed: 'Mecz przełożony',
  cancelled: 'Mecz odwołany',
  abandoned: 'Mecz przerwany',
} as const

/** `Na żywo 34'`, `Przerwa`, `Koniec meczu`. */
export function matchMoment(match: PublicMatch): string {
  if (match.status === 'live') return `Na żywo ${runningMinute(match)}`
  if (match.status === 'halftime') return 'Przerwa'
  if (match.status === 'scheduled') return isAhead(match) ? 'Zapowiedź' : 'Wynik'
  return OVER[match.status]
}

/** Nothing has happened yet. A club that never starts its clock still has its goals shown. */
export const isAhead = ({ status, homeScore, awayScore }: PublicMatch): boolean =>
  status === 'scheduled' && homeScore + awayScore === 0

export const isBeingPlayed = ({ status }: PublicMatch): boolean => status === 'live' || status === 'halftime'
export const scoreOf = ({ homeScore, awayScore }: PublicMatch): string => `${homeScore}:${awayScore}`
export const pairOf = ({ homeTeam, awayTeam }: PublicMatch): string => `${homeTeam} – ${awayTeam}`
