import type { StaffMatch } from '#contract/staff-match.ts'
import { csvFile } from '#domain/csv.ts'
import { statusWords } from '#domain/match/match-words.ts'

const HEADER = [
  'Data',
  'Godzina',
  'Rozgrywki',
  'Kolejka',
  'Miejsce meczu',
  'Przeciwnik',
  'Gospodarze',
  'Goście',
  'Stan',
  'Boisko',
]

/** What is listed, for a spreadsheet. It can be read in again. */
export const matchesCsv = (matches: readonly StaffMatch[]): string =>
  csvFile([
    HEADER,
    ...matches.map((match) => [
      match.matchDate,
      match.matchTime,
      match.competition,
      match.round,
      match.isHome ? 'u siebie' : 'na wyjeździe',
      match.opponentName,
      match.homeScore,
      match.awayScore,
      statusWords(match),
      match.venue,
    ]),
  ])
