import { expect, it } from 'vitest'
import { appName } from './app-name.ts'

it.each([
  ['Orły Dębno', { name: 'Orły Dębno', shortName: 'Orły Dębno' }],
  ['  KS Iskra Żuławy Wielkie ', { name: 'KS Iskra Żuławy Wielkie', shortName: 'KS Iskra' }],
  ['Międzywojewódzki', { name: 'Międzywojewódzki', shortName: 'Jedenastka' }],
  [' ', { name: 'Jedenastka', shortName: 'Jedenastka' }],
  [null, { name: 'Jedenastka', shortName: 'Jedenastka' }],
])('%j is installed as %j', (clubName, expected) => {
  expect(appName(clubName)).toEqual(expected)
})
