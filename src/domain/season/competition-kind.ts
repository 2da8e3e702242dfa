import { takeRound } from '../fixtures/round-in-text.ts'
import { foldedWords } from '../squad/folded-text.ts'

export const COMPETITION_KINDS = ['league', 'cup', 'friendly'] as const
export type CompetitionKind = (typeof COMPETITION_KINDS)[number]

/** `Turniej o Puchar Wójta` is friendly: these words come first. */
const FRIENDLY = /^(?:sparing|towarzysk|kontroln|turniej|memorial|friendl)/
/** `WPP` is the Polish Cup of a province. */
const CUP = /^(?:puchar|superpuchar|[orw]?pp$|cup$)/

/** A league's rounds are numbered, a cup's have names. */
const isCupRound = (name: string): boolean => /\D/.test(takeRound(name).value ?? '')

/** What a competition's name says of it by itself. */
export function kindSaidBy(name: string): CompetitionKind {
  const words = foldedWords(name)
  if (words.some((word) => FRIENDLY.test(word))) return 'friendly'
  return words.some((word) => CUP.test(word)) || isCupRound(name) ? 'cup' : 'league'
}
