import type { StaffMatch } from '#contract/staff-match.ts'
import { statusWords } from '#domain/match/match-words.ts'
import { shortDate } from '#domain/match/wall-date.ts'

/** `Sparta Bór, 22.11.2026 (zakończony, 2:1)`: two records of one match must be told apart. */
export function listedName(match: StaffMatch): string {
  const { opponentName, matchDate, homeScore, awayScore } = match
  const score = homeScore === null || awayScore === null ? [] : [`${homeScore}:${awayScore}`]
  const status = [statusWords(match), ...score].join(', ')
  return `${opponentName}, ${shortDate(matchDate) || 'termin nieznany'} (${status})`
}
