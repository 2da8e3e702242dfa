import { describe, expect, it } from 'vitest'
import { competitionKey, competitionsOf, competitionTitle, kindOf, meantBy, withCompetition } from './competition.ts'

describe('a competition', () => {
  it.each([
    ['IV liga', 'iv liga', 'IV liga'],
    ['IV  LIGA, 12. kolejka', 'iv liga', 'IV LIGA'],
    ['Puchar Polski – 1/8 finału', 'puchar polski', 'Puchar Polski'],
    ['1/8 finału', '1 8 finalu', '1/8 finału'],
    ['12. kolejka', '12 kolejka', '12. kolejka'],
    ['IV liga, 1. kolejka, 2. kolejka', 'iv liga', 'IV liga'],
    [' — ', '—', '—'],
  ])('%j is known by %j and called %j', (name, key, title) => {
    expect([competitionKey(name), competitionTitle(name), competitionKey(title)]).toEqual([key, title, key])
  })

  it('is of the kind that somebody said, or else its name', () => {
    const kept = new Map([['liga letnia', { name: 'Liga letnia', kind: 'friendly' as const }]])
    expect(['LIGA LETNIA, 2. kolejka', 'Liga zimowa, półfinał', 'PP'].map((name) => kindOf(name, kept))).toEqual([
      ...['friendly', 'league', 'cup'],
    ])
  })

  it.each([
    [{}, ['IV liga', 'IV LIGA, 2. kolejka', 'Sparing', '']],
    [{ competition: 'iv liga' }, ['IV liga', 'IV LIGA, 2. kolejka']],
    [{ kind: 'league' as const }, ['IV liga', 'IV LIGA, 2. kolejka']],
    [{ kind: 'friendly' as const, competition: 'IV liga' }, []],
  ])('is meant by %j in any spelling', (choice, meant) => {
    expect(['IV liga', 'IV LIGA, 2. kolejka', 'Sparing', ''].filter(meantBy(choice, new Map()))).toEqual(meant)
  })

  it('is listed once: by its given name, or by the spelling of most matches', () => {
    const kept = new Map([['sparingi', { name: 'Sparingi letnie', kind: 'friendly' as const }]])
    const spellings = [
      { name: 'iv liga', matches: 1 },
      { name: 'IV liga', matches: 9 },
      { name: 'IV liga, 3. kolejka', matches: 1 },
      { name: 'SPARINGI', matches: 2 },
      { name: 'Ćwierćfinał', matches: 1 },
    ]
    expect(competitionsOf(spellings, kept)).toEqual([
      { name: 'Ćwierćfinał', kind: 'cup', matches: 1 },
      { name: 'IV liga', kind: 'league', matches: 11 },
      { name: 'Sparingi letnie', kind: 'friendly', matches: 2 },
    ])
  })

  it.each([
    ['IV liga', '12', '12'],
    ['IV liga, 12. kolejka', null, '12'],
    ['IV liga, 12. kolejka', '13', '13'],
    ['1/8 finału', '', '1/8 finału'],
    ['IV liga', null, null],
  ])('%s, round %s, keeps round %s under another name', (competition, round, after) => {
    expect(withCompetition({ competition, round, id: 1 }, 'Klasa A')).toEqual({
      ...{ competition: 'Klasa A', round: after, id: 1 },
    })
  })
})
