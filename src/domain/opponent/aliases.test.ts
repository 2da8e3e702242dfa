import { expect, it } from 'vitest'
import { aliasesRefusal, tidyAliases } from './aliases.ts'

const OTHERS = [{ name: 'Ryś Łomża', aliases: ['LKS Ryś'] }, { name: 'Żubr Ełk' }]

it.each([
  [['Tur II', 'MKS Tur Ełk'], null],
  [['RYS ŁOMŻA'], '„RYS ŁOMŻA” to już nazwa innego przeciwnika: Ryś Łomża'],
  [['Tur II', 'lks  rys'], '„lks  rys” to już nazwa innego przeciwnika: Ryś Łomża'],
  [['x'.repeat(101)], '„xxxxxxxxxxxxxxxxxxxx…” jest za długa: najwyżej 100 znaków'],
  [Array.from({ length: 21 }, (_, number) => `Tur ${number}`), 'Najwyżej 20 innych nazw, a jest 21'],
])('%j are refused: %j', (aliases, refusal) => expect(aliasesRefusal(aliases, OTHERS)).toBe(refusal))

it('each is kept once, without the name itself', () => {
  expect(tidyAliases('Tur Ełk', [' Tur II ', 'TUR elk', 'tur ii', 'Tury'])).toEqual(['Tur II', 'Tury'])
})
