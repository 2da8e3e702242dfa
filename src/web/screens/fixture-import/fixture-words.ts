import type { Fixture, Team } from '#domain/fixtures/fixture.ts'
import type { FieldChange } from '#domain/fixtures/plan-values.ts'
import { shortDate, wallTime } from '#domain/match/wall-date.ts'
import { competitionWords } from '#domain/season/round.ts'

export const teamWords = (team: Team | null): string => (typeof team === 'string' ? team : team ? 'my' : 'pauza')

/** `Orzeł Kąty – Tęcza Lipowo 2:1` */
export function pairWords({ home, away, score }: Fixture): string {
  const pair = `${teamWords(home)} – ${teamWords(away)}`
  return score ? `${pair} ${score.home}:${score.away}` : pair
}

const COURSES = { regular: 'w terminie', postponed: 'przełożony', cancelled: 'odwołany' }

export function whenWords({ day, time, competition, round, course }: Fixture): string {
  const when = [shortDate(day) || 'termin nieznany', wallTime(time)].filter(Boolean).join(', ')
  return [when, competitionWords(competition, round), course !== 'regular' && COURSES[course]]
    .filter(Boolean)
    .join(' · ')
}

const FIELDS: Record<FieldChange['field'], string> = {
  day: 'data',
  time: 'godzina',
  competition: 'rozgrywki',
  round: 'kolejka',
  venue: 'miejsce',
  course: 'stan',
  score: 'wynik',
}

function valueWords(field: FieldChange['field'], value: FieldChange['was']): string {
  if (value === null) return 'brak'
  if (typeof value === 'object') return `${value.home}:${value.away}`
  if (field === 'day') return shortDate(value)
  return field === 'course' ? COURSES[value as keyof typeof COURSES] : value
}

/** `godzina: 15:00 → 17:00` */
export const changeWords = ({ field, was, becomes }: FieldChange): string =>
  `${FIELDS[field]}: ${valueWords(field, was)} → ${valueWords(field, becomes)}`
