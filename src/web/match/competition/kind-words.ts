import type { CompetitionKind } from '#domain/season/competition-kind.ts'

/** What one is, as a heading over several, and all of a kind. */
export const KIND_WORDS: Record<CompetitionKind, { one: string; short: string; all: string }> = {
  league: { one: 'Liga', short: 'Liga', all: 'Wszystkie ligowe' },
  cup: { one: 'Puchar', short: 'Puchar', all: 'Wszystkie pucharowe' },
  friendly: { one: 'Mecz towarzyski', short: 'Towarzyski', all: 'Wszystkie towarzyskie' },
}
