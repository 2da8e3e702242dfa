import { expect, it } from 'vitest'
import { csvFile } from './csv.ts'

it('is a file that a spreadsheet opens as it is, and runs nothing of', () => {
  const rows = [
    ['Rywal', 'Gole'],
    ['Tur; "Ełk"', 3],
    ['=HYPERLINK("x")', null],
    ['-2', -2],
  ]
  const [first, second, third, fourth, end] = csvFile(rows).split('\r\n')
  expect([first, second]).toEqual(['\ufeffRywal;Gole', '"Tur; ""Ełk""";3'])
  expect([third, fourth, end]).toEqual([`"'=HYPERLINK(""x"")";`, `'-2;-2`, ''])
})
