import { expect, it } from 'vitest'
import { NUMBER_MAX, NUMBER_MIN } from '#contract/player-data.ts'
import { importPlayersRequest } from '#contract/player-import.ts'
import { planImport } from '#domain/squad/import-plan.ts'
import { readSquadList } from '#domain/squad/squad-list.ts'
import { importRequest } from './import-request.ts'

const SQUAD = [
  { id: 7, firstName: 'Jan', lastName: 'Kos', number: 10, position: 'napastnik' },
  { id: 8, firstName: 'Ola', lastName: 'Maj', number: 5, position: null },
]
const requestOf = (list: string, teamId: number | null = null) =>
  importRequest(planImport(readSquadList(list), SQUAD), teamId)

it('sends whom the plan adds or changes, and nobody else', () => {
  expect(requestOf('11 Jan Kos\n5 Ola Maj\n9 Ewa Lis obrońca\n4 Iga Bąk\nAla Sowa')).toEqual({
    players: [
      { id: 7, firstName: 'Jan', lastName: 'Kos', number: 11, position: 'napastnik' },
      { firstName: 'Ewa', lastName: 'Lis', number: 9, position: 'obrońca' },
      { firstName: 'Iga', lastName: 'Bąk', number: 4 },
    ],
  })
})

it('puts new players into the team that is on the screen, and leaves the others where they are', () => {
  expect(requestOf('11 Jan Kos\n9 Ewa Lis', 3).players).toEqual([
    { id: 7, firstName: 'Jan', lastName: 'Kos', number: 11, position: 'napastnik' },
    { firstName: 'Ewa', lastName: 'Lis', number: 9, teamIds: [3] },
  ])
})

it('holds nothing that the server would refuse', () => {
  const longest = `J${'a'.repeat(59)}`
  const list = [
    `${NUMBER_MIN} ${longest} ${longest} (${'p'.repeat(60)})`,
    `${NUMBER_MAX} Ewa Lis`,
    `${NUMBER_MIN - 1} Ewa Lis`,
    `${NUMBER_MAX + 1} Ewa Lis`,
    `3 ${longest}a Lis`,
    `3 Ewa ${longest}a`,
    `3 Ewa Lis (${'p'.repeat(61)})`,
  ].join('\n')
  const request = requestOf(list)
  expect(request.players.map(({ number }) => number)).toEqual([NUMBER_MIN, NUMBER_MAX])
  expect(importPlayersRequest.parse(request)).toEqual(request)
})
