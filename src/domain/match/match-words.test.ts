import { expect, it } from 'vitest'
import { dayText, pairText } from './match-name.ts'
import { statusWords } from './match-words.ts'

const told = { minute: null, isRuled: false, shootout: null }

it.each([
  [{ ...told, status: 'scheduled' }, 'zaplanowany'],
  [{ ...told, status: 'live', minute: "45+2'" }, "na żywo, 45+2'"],
  [{ ...told, status: 'halftime' }, 'przerwa'],
  [{ ...told, status: 'finished' }, 'zakończony'],
  [{ ...told, status: 'finished', isRuled: true }, 'walkower'],
  [{ ...told, status: 'finished', shootout: { home: 4, away: 3 } }, 'zakończony, karne 4:3'],
  [{ ...told, status: 'postponed' }, 'przełożony'],
  [{ ...told, status: 'cancelled', isRuled: true }, 'odwołany'],
  [{ ...told, status: 'abandoned' }, 'przerwany'],
] as const)('a match is told in words: %j', (match, words) => expect(statusWords(match)).toBe(words))

it('names the hosts first, and the day without its year', () => {
  expect(pairText('Iskra', 'Sparta Bór', true)).toBe('Iskra – Sparta Bór')
  expect(pairText('Iskra', 'Sparta Bór', false)).toBe('Sparta Bór – Iskra')
  expect([dayText('2026-11-22'), dayText(null)]).toEqual(['22.11', ''])
})
