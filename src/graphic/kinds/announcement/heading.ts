import { daysUntil } from '#domain/match/days-until.ts'
import type { MatchCourse } from '#domain/match/document/match-state.ts'

interface Announced {
  date: string | null
  /** At the club; null: nobody has said. */
  today: string | null
  course: MatchCourse
}

const CALLED_OFF: Readonly<Partial<Record<MatchCourse, string>>> = {
  postponed: 'MECZ PRZEŁOŻONY',
  cancelled: 'MECZ ODWOŁANY',
}

const WEEK = 7

/** How far off the match is, as people say it. */
export function announcementHeading({ date, today, course }: Announced): string {
  const calledOff = CALLED_OFF[course]
  if (calledOff) return calledOff
  const days = daysUntil(today, date)
  if (days === null || days > WEEK) return 'NASTĘPNY MECZ'
  if (days < 0) return 'ZAPOWIEDŹ MECZU'
  if (days === 0) return 'DZIEŃ MECZOWY'
  if (days === 1) return 'JUTRO GRAMY'
  return days === WEEK ? 'ZA TYDZIEŃ' : `ZA ${days} DNI`
}
