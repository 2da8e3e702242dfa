import { describe, expect, it } from 'vitest'
import type { ClockState } from '#domain/match/clock.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { STATUS_KIND } from './drawing.ts'

const EVENTS = [goal('1', "12'", 9), goal('2', "40'", null)]

function told(clock: Partial<ClockState>) {
  const match = matchAfter(EVENTS, clock)
  const { values, caption, altText } = STATUS_KIND.draw(match, SAMPLE_CATALOGUE, null)
  return { heading: values.heading, caption, altText, missing: STATUS_KIND.missing(match, SAMPLE_CATALOGUE, null) }
}

const KICK_OFF = ['GRAMY!', '⏱️ Gramy! Rozpoczęliśmy mecz\nOrły Dębno – Błyskawica Źródlany Potok']
const SECOND_HALF = ['DRUGA POŁOWA', '⏱️ Rozpoczęła się druga połowa\nOrły Dębno 1:1 Błyskawica Źródlany Potok']

describe('what has begun follows from the clock', () => {
  it.each<[Partial<ClockState>, string[]]>([
    [{ matchTimeState: 'notStarted' }, KICK_OFF],
    [{ matchTimeState: 'firstHalf' }, KICK_OFF],
    [{ matchTimeState: 'halftime' }, SECOND_HALF],
    [{ matchTimeState: 'secondHalf' }, SECOND_HALF],
    [
      { matchTimeState: 'secondHalf', matchPeriod: 'extraFirstHalf' },
      ['DOGRYWKA', '⏱️ Czas na dogrywkę\nOrły Dębno 1:1 Błyskawica Źródlany Potok'],
    ],
    [
      { matchTimeState: 'secondHalf', matchPeriod: 'penalties' },
      ['RZUTY KARNE', '⏱️ O wszystkim zdecydują rzuty karne\nOrły Dębno 1:1 Błyskawica Źródlany Potok'],
    ],
  ])('%j', (clock, expected) => {
    const { heading, caption, missing } = told(clock)
    expect([heading, caption.join('\n')]).toEqual(expected)
    expect(missing).toBeNull()
  })

  it('nothing begins when the match is over', () => {
    expect(told({ matchTimeState: 'finished' }).missing?.title).toBe('Mecz się zakończył')
  })
})

it('tells those who cannot see it how it stands', () => {
  expect(told({ matchTimeState: 'secondHalf' }).altText).toEqual([
    'Grafika: rozpoczęła się druga połowa',
    'Wynik: Orły Dębno 1:1 Błyskawica Źródlany Potok',
  ])
})
