import type { PublicMatch } from '#contract/fan.ts'
import { MINUTE_MS, minutesBefore, NEW_CLOCK } from '#domain/match/clock.ts'
import { goalMinute } from '#domain/match/clock-minute.ts'
import { scoreText } from '#domain/match/score.ts'
import { competitionWords } from '#domain/season/round.ts'

const day = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long' })
const weekday = new Intl.DateTimeFormat('pl-PL', { weekday: 'short' })
const shortDay = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('pl-PL', { hour: '2-digit', minute: '2-digit' })

export const kickOffDay = ({ date }: PublicMatch): string => day.format(new Date(date))
export const kickOffWeekday = ({ date }: PublicMatch): string => weekday.format(new Date(date))
export const shortKickOffDay = ({ date }: PublicMatch): string => shortDay.format(new Date(date))
export const kickOffTime = ({ date }: PublicMatch): string => time.format(new Date(date))

/** The minute being played, counted as goals are: 33 whole minutes mean that the 34th is running. */
export function runningMinute({ matchTimeState, period, matchMinute }: PublicMatch): string {
  const clock = { ...NEW_CLOCK, matchTimeState, matchPeriod: period, matchMinute }
  return goalMinute({ ...clock, matchTimerElapsed: (matchMinute - minutesBefore(clock)) * MINUTE_MS }, 0)
}

const OVER = {
  finished: 'Koniec meczu',
  postponed: 'Mecz przełożony',
  cancelled: 'Mecz odwołany',
  abandoned: 'Mecz przerwany',
} as const

const shootoutWords = ({ shootout }: PublicMatch): string =>
  shootout ? `Rzuty karne ${scoreText(shootout)}` : 'Rzuty karne'

function liveMoment(match: PublicMatch): string {
  if (match.period === 'penalties') return shootoutWords(match)
  return `${match.period === 'regular' ? 'Na żywo' : 'Dogrywka'} ${runningMinute(match)}`
}

/** `Na żywo 34'`, `Dogrywka 98'`, `Rzuty karne 4:3`, `Przerwa`, `Koniec meczu`, `Walkower`. */
export function matchMoment(match: PublicMatch): string {
  if (match.status === 'live') return liveMoment(match)
  if (match.status === 'halftime') return match.period === 'regular' ? 'Przerwa' : 'Przerwa w dogrywce'
  if (match.status === 'scheduled') return isAhead(match) ? 'Zapowiedź' : 'Wynik'
  return match.status === 'finished' && match.isDecided ? 'Walkower' : OVER[match.status]
}

/** How a match that is over was decided, where ninety minutes did not do it. */
export function decidedBy(match: PublicMatch): string | null {
  if (match.status !== 'finished' || match.isDecided) return null
  if (match.shootout) return shootoutWords(match)
  return match.period === 'regular' ? null : 'Po dogrywce'
}

const NOTES: Partial<Record<PublicMatch['status'], string>> = {
  postponed: 'przełożony',
  cancelled: 'odwołany',
  abandoned: 'przerwany',
}

/** The word beside a match in a list; null: its score or its hour says all. */
export function listNote(match: PublicMatch): string | null {
  if (match.status !== 'finished') return NOTES[match.status] ?? null
  if (match.isDecided) return 'walkower'
  if (match.shootout) return `karne ${scoreText(match.shootout)}`
  return match.period === 'regular' ? null : 'po dogrywce'
}

/** Nothing has happened yet. A club that never starts its clock still has its goals shown. */
export const isAhead = ({ status, homeScore, awayScore }: PublicMatch): boolean =>
  status === 'scheduled' && homeScore + awayScore === 0

/** It is not played on its day: neither an hour nor a score can be told of it. */
export const isOff = ({ status }: PublicMatch): boolean => status === 'postponed' || status === 'cancelled'

/** `IV liga, 12. kolejka · Stadion Miejski`; null: nothing is known. Where it was, nobody asks afterwards. */
export function fixtureWords(match: PublicMatch): string | null {
  const place = match.status === 'finished' ? null : match.venue
  return [competitionWords(match.competition, match.round), place].filter(Boolean).join(' · ') || null
}

const NOTHING: Partial<Record<PublicMatch['status'], string>> = {
  live: 'Na razie nic się nie wydarzyło',
  halftime: 'Na razie nic się nie wydarzyło',
  postponed: 'Mecz czeka na nowy termin',
  cancelled: 'Mecz się nie odbędzie',
}

/** In place of the events. */
export const nothingHappened = (match: PublicMatch): string =>
  isAhead(match) ? 'Mecz jeszcze się nie zaczął' : (NOTHING[match.status] ?? 'Bez zapisanych wydarzeń')

export const isBeingPlayed = ({ status }: PublicMatch): boolean => status === 'live' || status === 'halftime'
export const scoreOf = ({ homeScore, awayScore }: PublicMatch): string => `${homeScore}:${awayScore}`
export const pairOf = ({ homeTeam, awayTeam }: PublicMatch): string => `${homeTeam} – ${awayTeam}`
