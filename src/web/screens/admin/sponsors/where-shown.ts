import type { Sponsor } from '#contract/sponsor.ts'
import { seasonName } from '#domain/season/season.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'

/** On which graphics its logo stands, in one line. */
export function whereShown({ kinds, competition, season }: Pick<Sponsor, 'kinds' | 'competition' | 'season'>): string {
  const graphics = kinds ? kinds.map((kind) => kindFacts(kind).label).join(', ') : 'Wszystkie grafiki'
  return [graphics, competition, season !== null && `sezon ${seasonName(season)}`].filter(Boolean).join(' · ')
}
