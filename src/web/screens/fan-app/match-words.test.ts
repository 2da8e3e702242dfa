import { expect, it } from 'vitest'
import type { PublicMatch } from '#contract/fan.ts'
import { decidedBy, fixtureWords, listNote, matchMoment, nothingHappened, runningMinute } from './match-words.ts'
import { sampleMatch } from './sample-match.ts'

const match = (facts: Partial<PublicMatch>): PublicMatch => ({ ...sampleMatch('Orły Dębno', 0), ...facts })
const at = (
  matchTimeState: 'firstHalf' | 'secondHalf',
  matchMinute: number,
  period: PublicMatch['period'] = 'regular',
) => runningMinute(match({ matchTimeState, matchMinute, period }))

const PENALTIES = { matchTimeState: 'secondHalf', period: 'penalties', matchMinute: 120 } as const
const SHOOTOUT = { shootout: { home: 4, away: 3 } }
const GOALLESS = { homeScore: 0, awayScore: 0 }

it('names the minute being played, as the goals do', () => {
  expect(at('firstHalf', 0)).toBe("1'")
  expect(at('firstHalf', 33)).toBe("34'")
  expect(at('firstHalf', 46)).toBe("45+2'")
  expect(at('secondHalf', 45)).toBe("46'")
  expect(at('secondHalf', 92)).toBe("90+3'")
  expect(at('secondHalf', 97, 'extraFirstHalf')).toBe("98'")
  expect(at('secondHalf', 106, 'extraFirstHalf')).toBe("105+2'")
  expect(at('secondHalf', 120, 'extraSecondHalf')).toBe("120+1'")
})

it.each([
  [{ matchMinute: 66 }, "Na żywo 67'", null, null],
  [{ matchMinute: 97, period: 'extraFirstHalf' }, "Dogrywka 98'", null, null],
  [{ ...PENALTIES }, 'Rzuty karne', null, null],
  [{ ...PENALTIES, ...SHOOTOUT }, 'Rzuty karne 4:3', null, null],
  [{ status: 'halftime', matchTimeState: 'halftime' }, 'Przerwa', null, null],
  [{ status: 'halftime', matchTimeState: 'halftime', period: 'extraHalftime' }, 'Przerwa w dogrywce', null, null],
  [{ status: 'finished' }, 'Koniec meczu', null, null],
  [{ status: 'finished', period: 'extraSecondHalf' }, 'Koniec meczu', 'Po dogrywce', 'po dogrywce'],
  [{ status: 'finished', period: 'penalties', ...SHOOTOUT }, 'Koniec meczu', 'Rzuty karne 4:3', 'karne 4:3'],
  [{ status: 'finished', isDecided: true, ...SHOOTOUT }, 'Walkower', null, 'walkower'],
  [{ status: 'scheduled', ...GOALLESS }, 'Zapowiedź', null, null],
  [{ status: 'scheduled' }, 'Wynik', null, null],
  [{ status: 'postponed' }, 'Mecz przełożony', null, 'przełożony'],
  [{ status: 'cancelled', isDecided: true }, 'Mecz odwołany', null, 'odwołany'],
  [{ status: 'abandoned' }, 'Mecz przerwany', null, 'przerwany'],
] as [Partial<PublicMatch>, string, string | null, string | null][])(
  'a match is told in words: %j',
  (facts, moment, decided, note) => {
    const shown = match(facts)
    expect([matchMoment(shown), decidedBy(shown), listNote(shown)]).toEqual([moment, decided, note])
  },
)

it.each([
  [{ status: 'scheduled', ...GOALLESS }, 'Mecz jeszcze się nie zaczął'],
  [{ status: 'live' }, 'Na razie nic się nie wydarzyło'],
  [{ status: 'postponed' }, 'Mecz czeka na nowy termin'],
  [{ status: 'finished' }, 'Bez zapisanych wydarzeń'],
] as [Partial<PublicMatch>, string][])('without events: %j', (facts, words) =>
  expect(nothingHappened(match(facts))).toBe(words),
)

it.each([
  [{ status: 'scheduled', venue: 'Orlik' }, 'Klasa okręgowa, 9. kolejka · Orlik'],
  [{ status: 'scheduled', competition: null, round: null, venue: 'Orlik' }, 'Orlik'],
  [{ status: 'finished', venue: 'Orlik' }, 'Klasa okręgowa, 9. kolejka'],
  [{ status: 'scheduled', competition: null, round: null }, null],
] as [Partial<PublicMatch>, string | null][])('what and where it is: %j', (facts, words) =>
  expect(fixtureWords(match(facts))).toBe(words),
)
