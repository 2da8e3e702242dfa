import { describe, expect, it } from 'vitest'
import { type PlannedRow, planImport } from './import-plan.ts'
import { numbersInOrder } from './numbers-in-order.ts'
import type { KnownPlayer } from './player-match.ts'
import { readSquadList } from './squad-list.ts'

const known = (id: number, number: number, firstName: string, lastName: string, position: string | null = null) =>
  ({ id, number, firstName, lastName, position }) satisfies KnownPlayer

const SQUAD = [known(1, 10, 'Jan', 'Kos', 'napastnik'), known(2, 1, 'Łukasz', 'Żak'), known(3, 7, 'Ola', 'Maj')]

/** One text a row, as short as the preview on the screen. */
const plan = (list: string, squad: readonly KnownPlayer[] = SQUAD, given?: Map<string, number>): string[] =>
  planImport(readSquadList(list), squad, given).map(described)

function described(row: PlannedRow): string {
  if (row.action === 'refused') return `refused: ${row.reason}`
  if (row.action === 'numberless') return `numberless ${row.player.lastName}`
  if (row.action === 'same') return `same ${row.player.number}`
  const changes = row.action === 'change' ? row.changes : []
  const what =
    row.action === 'change' ? `change ${row.id}: ` : `add ${row.player.number}${row.isNumberGiven ? ' given' : ''}`
  const warning = row.warning ? `, ${row.warning}` : ''
  return what + changes.map(({ field, was, becomes }) => `${field} ${was}→${becomes}`).join(', ') + warning
}

describe('planImport', () => {
  it('adds whom nobody knows', () => {
    expect(plan('5 Ewa Lis')).toEqual(['add 5'])
  })

  it('leaves alone who is already as listed', () => {
    expect(plan('10 Jan Kos napastnik\n7 Ola Maj')).toEqual(['same 10', 'same 7'])
  })

  it('changes the fields that differ, found by name', () => {
    expect(plan('11 Jan Kos pomocnik')).toEqual(['change 1: number 10→11, position napastnik→pomocnik'])
    expect(plan('7 Ola Maj obrońca')).toEqual(['change 3: position →obrońca'])
  })

  it('finds by number and last name whose first name is written anew', () => {
    expect(plan('10 Janusz Kos')).toEqual(['change 1: firstName Jan→Janusz'])
  })

  it('keeps a position that the list does not mention', () => {
    expect(plan('10 Jan Kos')).toEqual(['same 10'])
  })

  it('does not take Polish letters away, but brings them', () => {
    expect(plan('1 Lukasz Zak\n10 JAN KOS')).toEqual(['same 1', 'same 10'])
    expect(plan('4 Ćwik Żaba', [known(9, 4, 'Cwik', 'Zaba')])).toEqual([
      'change 9: firstName Cwik→Ćwik, lastName Zaba→Żaba',
    ])
  })

  it('refuses a line that repeats another, and passes refusals on', () => {
    expect(plan('5 Ewa Lis\nEwa Lis 5\nLis')).toEqual([
      'add 5',
      'refused: powtórzenie wiersza 1',
      'refused: brak imienia',
    ])
  })

  it('warns when a number is taken, by the squad or by the list', () => {
    expect(plan('10 Ewa Lis')).toEqual(['add 10, numer 10 ma już Jan Kos'])
    expect(plan('7 Jan Kos')).toEqual(['change 1: number 10→7, numer 7 ma już Ola Maj'])
    expect(plan('5 Ewa Lis\n5 Iga Bąk')).toEqual(['add 5, numer 5 ma już Iga Bąk', 'add 5, numer 5 ma już Ewa Lis'])
  })

  it('does not warn when two players only swap their numbers', () => {
    expect(plan('7 Jan Kos\n10 Ola Maj')).toEqual(['change 1: number 10→7', 'change 3: number 7→10'])
  })

  it('tells namesakes apart by number, and does not guess', () => {
    const namesakes = [known(1, 5, 'Jan', 'Kos'), known(2, 17, 'Jan', 'Kos')]
    expect(plan('17 Jan Kos\n5 Jan Kos', namesakes)).toEqual(['same 17', 'same 5'])
    expect(plan('5 Jan Kos\n18 Jan Kos', namesakes)).toEqual(['same 5', 'change 2: number 17→18'])
    expect(plan('9 Jan Kos', namesakes)).toEqual(['refused: w kadrze jest kilku: Jan Kos – zmień numer w formularzu'])
  })

  it('asks a number of those only whom neither the list nor the squad gives one', () => {
    expect(plan('Jan Kos\nOla Maj obrońca\nEwa Lis\n5 Iga Bąk')).toEqual([
      'same 10',
      'change 3: position →obrońca',
      'numberless Lis',
      'add 5',
    ])
    expect(plan('Ewa Lis\nEwa Lis')).toEqual(['numberless Lis', 'refused: powtórzenie wiersza 1'])
  })

  it('takes the number that was typed for a name, and never for another person’s', () => {
    const given = new Map([
      ['ewa|lis', 5],
      ['adam|kos', 10],
    ])
    expect(plan('Ewa Lis\nAdam Kos', SQUAD, given)).toEqual(['add 5 given', 'add 10 given, numer 10 ma już Jan Kos'])
    expect(plan('8 Ewa Lis', SQUAD, given), 'the list has since been given one').toEqual(['add 8'])
  })

  it('never gives one player to two lines', () => {
    expect(plan('17 Jan Kos\n10 Jan Kos')).toEqual(['add 17', 'same 10'])
  })
})

describe('numbersInOrder', () => {
  const numbered = (list: string, squad: readonly KnownPlayer[] = SQUAD, given?: Map<string, number>) => {
    const rows = readSquadList(list)
    const before = planImport(rows, squad, given)
    return planImport(rows, squad, new Map([...(given ?? []), ...numbersInOrder(before, squad)])).map(described)
  }

  it('numbers a list of names from one', () => {
    expect(numbered('Ewa Lis\nIga Bąk\nAla Sowa', [])).toEqual(['add 1 given', 'add 2 given', 'add 3 given'])
  })

  it('passes over the numbers of the squad, of the list and those typed', () => {
    const squad = [known(1, 1, 'Jan', 'Kos'), known(2, 2, 'Ola', 'Maj')]
    expect(numbered('Ewa Lis\n4 Iga Bąk\nAla Sowa\nUla Czapla', squad, new Map([['ala|sowa', 3]]))).toEqual([
      'add 5 given',
      'add 4',
      'add 3 given',
      'add 6 given',
    ])
    expect(numbered('2 Jan Kos\nOla Maj\nEwa Lis', squad)).toContain('add 1 given')
  })

  it('gives no number past the last one', () => {
    const full = Array.from({ length: 999 }, (_, index) => known(index + 1, index + 1, 'Jan', `Kos${index}`))
    expect(numbered('Ewa Lis', full)).toEqual(['numberless Lis'])
  })
})
