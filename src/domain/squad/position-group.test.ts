import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POSITION_GROUP_LABELS, POSITION_GROUPS, type PositionGroup, positionGroup } from './position-group.ts'

const KNOWN: Record<PositionGroup, string[]> = {
  goalkeeper: [
    'bramkarz',
    'Bramkarz',
    'BRAMKARZ',
    'bramkarka',
    'bramka',
    'Br',
    'BR.',
    'brk',
    'B',
    'GK',
    'g.k.',
    'gkp',
    'goalkeeper',
    'Goal-keeper',
    'keeper',
    'golkiper',
    'bramkarz rezerwowy',
  ],
  defender: [
    'obrońca',
    'OBROŃCA',
    'obronca',
    'obrończyni',
    'obrona',
    'Obr.',
    'OB',
    'O',
    'ŚO',
    'śo',
    'Ś.O.',
    'śr. obr.',
    'PO',
    'LO',
    'lewy obrońca',
    'prawy  obrońca',
    'boczny obrońca',
    'środkowy obrońca',
    'lewa obrona',
    'gra na lewej obronie',
    'stoper',
    'libero',
    'wahadłowy',
    'lewy wahadłowy',
    'skrzydłowy obrońca',
    'def',
    'DEF.',
    'D',
    'CB',
    'lb',
    'RB',
    'LWB',
    'rwb',
    'defender',
    'centre-back',
    'left back',
    'wing-back',
    'fullback',
    'obrońca/pomocnik',
    'ŚO / DP',
    'obrońca lub pomocnik',
  ],
  midfielder: [
    'pomocnik',
    'pomocniczka',
    'pomoc',
    'Pom.',
    'P',
    'ŚP',
    'DP',
    'OP',
    'PP',
    'LP',
    'śpd',
    'środkowy pomocnik',
    'defensywny pomocnik',
    'pomocnik ofensywny',
    'rozgrywający',
    'skrzydłowy',
    'lewoskrzydłowy',
    'prawe skrzydło',
    'skrzydłowy/obrońca',
    'mid',
    'CM',
    'DM',
    'am',
    'CDM',
    'cam',
    'LM',
    'rm',
    'midfielder',
    'attacking midfielder',
    'defensive mid-fielder',
    'winger',
    'pomocnik, napastnik',
  ],
  forward: [
    'napastnik',
    'Napastniczka',
    'środkowy napastnik',
    'nap',
    'Nap.',
    'NA',
    'N',
    'ŚN',
    'atak',
    'linia ataku',
    'snajper',
    'skrzydłowy / napastnik',
    'skrzydłowy napastnik',
    'FWD',
    'fw',
    'ST',
    'CF',
    'LW',
    'rw',
    'striker',
    'Centre Forward',
    'attacker',
    'napastnik-pomocnik',
  ],
  other: [
    '',
    '   ',
    '-',
    'trener',
    'kapitan',
    'rezerwowy',
    'na ławce',
    'po kontuzji',
    'Kowalski',
    '10',
    'nowy nabytek',
  ],
}

const ROWS = POSITION_GROUPS.flatMap((group) => KNOWN[group].map((text) => [text, group] as const))

describe('positionGroup', () => {
  it.each(ROWS)('%j is %s', (text, group) => {
    expect(positionGroup(text)).toBe(group)
  })

  it('has nothing to go by without a position', () => {
    expect(positionGroup(null)).toBe('other')
  })

  it('does not care for case, accents or the space around', () => {
    const spelling = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) => `  ${text}\t`,
    )
    fc.assert(
      fc.property(fc.constantFrom(...ROWS), spelling, ([text, group], spelt) => {
        expect(positionGroup(spelt(text))).toBe(group)
      }),
    )
  })

  it('finds some group for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => POSITION_GROUPS.includes(positionGroup(text))))
  })
})

it('every group has its heading', () => {
  expect(POSITION_GROUPS.map((group) => POSITION_GROUP_LABELS[group])).toEqual([
    'Bramkarze',
    'Obrońcy',
    'Pomocnicy',
    'Napastnicy',
    'Pozostali',
  ])
})
