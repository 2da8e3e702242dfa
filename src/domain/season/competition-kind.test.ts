import { expect, it } from 'vitest'
import { kindSaidBy } from './competition-kind.ts'

it.each([
  ['IV liga', 'league'],
  ['IV liga, 12. kolejka', 'league'],
  ['Klasa A, grupa Suwałki', 'league'],
  ['Baraże o III ligę', 'league'],
  ['Liga wojewódzka, runda finałowa', 'league'],
  ['Appalachy', 'league'],
  ['Puchar Polski', 'cup'],
  ['wojewódzki PUCHAR polski', 'cup'],
  ['PP', 'cup'],
  ['WPP 2026', 'cup'],
  ['Superpuchar', 'cup'],
  ['Winter Cup', 'cup'],
  ['1/8 finału', 'cup'],
  ['Liga juniorów, półfinał', 'cup'],
  ['Sparing', 'friendly'],
  ['sparingi zimowe', 'friendly'],
  ['Mecz towarzyski', 'friendly'],
  ['Gry kontrolne', 'friendly'],
  ['Turniej o Puchar Wójta', 'friendly'],
  ['Memoriał Jana Kosa', 'friendly'],
])('%s is a %s', (name, kind) => expect(kindSaidBy(name)).toBe(kind))
