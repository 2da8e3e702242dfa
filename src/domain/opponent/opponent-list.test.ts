import { expect, it } from 'vitest'
import { readOpponentList } from './opponent-list.ts'

const read = (text: string, known: string[] = []): string[] =>
  readOpponentList(text, known, 'Orły Dębno').map(({ name, leftOut }) => (leftOut ? `${leftOut}: ${name}` : name))

it.each([
  ['one a line', 'Iskra Żuławy\nTur Ełk'],
  ['with empty lines and spaces', '\n  Iskra   Żuławy \r\n\r\nTur Ełk\n \n'],
  ['counted', '1. Iskra Żuławy\n2. Tur Ełk'],
  ['with bullets', '- Iskra Żuławy\n• Tur Ełk'],
  ['as rows of the league table', '1\tIskra Żuławy\t12\t30\n2\tTur Ełk\t12\t28'],
  ['as rows of a file', '1;Iskra Żuławy;30\n2;Tur Ełk;28'],
])('reads a list %s', (_, text) => {
  expect(read(text)).toEqual(['Iskra Żuławy', 'Tur Ełk'])
})

it('keeps a number that belongs to the name', () => {
  expect(read('1. FC Katowice')).toEqual(['1. FC Katowice'])
  expect(read('1. FC Katowice\nTur Ełk\nLKS 1922 Ryś')).toEqual(['1. FC Katowice', 'Tur Ełk', 'LKS 1922 Ryś'])
})

it('leaves out whom the club has, itself, repeats and names that are too long', () => {
  expect(read(`TUR  elk\nRyś\nryś\norły dębno\n${'x'.repeat(101)}\n${'x'.repeat(100)}`, ['Tur Ełk'])).toEqual([
    'known: TUR elk',
    'Ryś',
    'repeated: ryś',
    'ownClub: orły dębno',
    `tooLong: ${'x'.repeat(101)}`,
    'x'.repeat(100),
  ])
})

it('finds no team where there are no words', () => {
  expect(read(' \n12;30\n---')).toEqual([])
})
