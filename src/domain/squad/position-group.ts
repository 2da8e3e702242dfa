import { foldedText } from './folded-text.ts'

export const POSITION_GROUPS = ['goalkeeper', 'defender', 'midfielder', 'forward', 'other'] as const
export type PositionGroup = (typeof POSITION_GROUPS)[number]

export const POSITION_GROUP_LABELS: Record<PositionGroup, string> = {
  goalkeeper: 'Bramkarze',
  defender: 'Obrońcy',
  midfielder: 'Pomocnicy',
  forward: 'Napastnicy',
  other: 'Pozostali',
}

type KnownGroup = Exclude<PositionGroup, 'other'>

const WORDS: readonly [RegExp, KnownGroup][] = [
  [/^(bramk|goalk|golkip|keeper)/, 'goalkeeper'],
  [
    /^(lewo|prawo)?(obron|stoper|wahadl|libero|defend|defen[cs]e$|(full|wing|centre|center)?backs?$|sweeper)/,
    'defender',
  ],
  [/^(pomoc|rozgryw|midfield|playmaker)/, 'midfielder'],
  [/^(napast|ataku?$|snajper|strik|forwards?$|attack(er)?s?$)/, 'forward'],
]

/** A winger without another word is a midfielder, but a forward as soon as that is said too. */
const WING = /^(lewo|prawo)?skrzydl|^wing(er)?s?$/

const ABBREVIATIONS = groupsByWord({
  goalkeeper: 'br brk bram gk gkp',
  defender: 'ob obr lo so bo lob pob sob lso pso def df dc dl dr cb lcb rcb lb rb fb wb lwb rwb sw wah',
  midfielder:
    'pom pomoc sp dp lp pp spd spo mid mf mc ml mr cm lcm rcm dm cdm ldm rdm am cam lam ram lm rm amc dmc skrz',
  forward: 'nap sn ln pn fwd fw st ss cf lf rf lw rw att',
})

/** Too short, or too like a preposition ('na', 'po'), to be looked for inside a sentence. */
const WHOLE_ABBREVIATIONS = groupsByWord({
  goalkeeper: 'b g',
  defender: 'o d po',
  midfielder: 'p m op',
  forward: 'n na f',
})

function groupsByWord(words: Record<KnownGroup, string>): ReadonlyMap<string, KnownGroup> {
  const entries = Object.entries(words) as [KnownGroup, string][]
  return new Map(entries.flatMap(([group, list]) => list.split(' ').map((word) => [word, group] as const)))
}

/** Where a player plays, from what the club wrote in Polish or English; of several, the first that is known. */
export function positionGroup(position: string | null): PositionGroup {
  if (!position) return 'other'
  const parts = foldedText(position).split(/[/,;|+&]|\s(?:i|lub|albo|and|or)\s/)
  const groups = parts.map(groupOfPart)
  const first = groups.find((group) => group !== null) ?? 'other'
  if (first !== 'wing') return first
  return groups.includes('forward') ? 'forward' : 'midfielder'
}

function groupOfPart(part: string): KnownGroup | 'wing' | null {
  // 'Ś.O.' is one abbreviation, 'śr. obr.' are two words.
  const words = part.replace(/(?<![\p{L}\d])(\p{L})\.(?=\p{L}(?!\p{L}))/gu, '$1').match(/[\p{L}\d]+/gu) ?? []
  for (const word of words) {
    const known = WORDS.find(([pattern]) => pattern.test(word))
    if (known) return known[1]
  }
  if (words.some((word) => WING.test(word))) return 'wing'
  const whole = words.length === 1 ? WHOLE_ABBREVIATIONS.get(words.join('')) : undefined
  return whole ?? words.map((word) => ABBREVIATIONS.get(word)).find((group) => group !== undefined) ?? null
}
