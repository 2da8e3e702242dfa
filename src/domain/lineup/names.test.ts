import { describe, expect, it } from 'vitest'
import { namesBesideNumbers, namesOnGraphic, pitchLabels } from './names.ts'

const squadOf = (...names: string[]) =>
  names.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split('|')
    return { firstName, lastName, number: index + 1 }
  })

const onGraphic = (...names: string[]): string[] => {
  const squad = squadOf(...names)
  return squad.map(namesOnGraphic(squad))
}

const onPitch = (...names: string[]): string[] => {
  const squad = squadOf(...names)
  return squad.map(pitchLabels(squad))
}

describe('names on a graphic', () => {
  it('get an initial only where two share a last name', () => {
    expect(onGraphic('Dawid|Kos', 'łukasz|KOS', 'Adam|Bąk')).toEqual(['D. Kos', 'Ł. KOS', 'Bąk'])
  })

  it('get as many letters as tell namesakes apart, and a whole first name no dot', () => {
    expect(onGraphic('Jan|Kos', 'Jakub|Kos', 'Adam|Kos')).toEqual(['Jan Kos', 'Jak. Kos', 'A. Kos'])
    expect(onGraphic('Jan|Kos', 'Janusz|Kos')).toEqual(['Jan Kos', 'Janu. Kos'])
    expect(onGraphic('Mateusz|Kos', 'MACIEJ|Kos')).toEqual(['Mat. Kos', 'MAC. Kos'])
  })

  it('are not cut at a space or a hyphen', () => {
    expect(onGraphic('Anna|Kos', 'Anna Maria|Kos', 'Anna-Ewa|Kos')).toEqual(['Anna Kos', 'Anna M. Kos', 'Anna-E. Kos'])
    expect(onGraphic('J.|Kos', 'Jan|Kos')).toEqual(['J. Kos', 'Ja. Kos'])
  })

  it('get numbers where no letter tells them apart', () => {
    expect(onGraphic('Jan|Kos', 'jan|Kos')).toEqual(['Kos (1)', 'Kos (2)'])
    expect(onGraphic('Jan|Kos', 'Jan|Kos', 'Jakub|Kos')).toEqual(['Jan Kos (1)', 'Jan Kos (2)', 'Jak. Kos'])
  })

  it('get no number beside which it stands already', () => {
    const squad = squadOf('Jan|Kos', 'Jan|Kos', 'Jakub|Kos')
    expect(squad.map(namesBesideNumbers(squad))).toEqual(['Jan Kos', 'Jan Kos', 'Jak. Kos'])
  })

  it('do without a first name that is not there', () => {
    expect(onGraphic('|Kos', 'Ola|Kos')).toEqual(['Kos', 'O. Kos'])
  })
})

describe('labels on the pitch of the screen', () => {
  it('have ten letters of the last name', () => {
    expect(onPitch('Jan|Brzęczyszczykiewicz', 'Jan|Kos')).toEqual(['Brzęczyszc', 'Kos'])
  })

  it('are told apart where they would be alike', () => {
    expect(onPitch('Jan|Kos', 'Jakub|Kos')).toEqual(['Jan Kos', 'Jak. Kos'])
    expect(onPitch('Jan|Brzęczyszczak', 'Adam|Brzęczyszczyk')).toEqual(['J. Brzęczyszc', 'A. Brzęczyszc'])
  })
})
