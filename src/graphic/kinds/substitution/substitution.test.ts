import { describe, expect, it } from 'vitest'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import { type MatchEvent, newEvent } from '#domain/match/events/match-event.ts'
import { graphicOf } from '../../graphic-of.ts'
import { MATCH, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { SUBSTITUTION_KIND } from './drawing.ts'

let count = 0
const change = (more: Partial<MatchEvent>): MatchEvent => {
  count += 1
  return newEvent({ id: `c${count}`, kind: 'substitution', side: 'ours', at: count, minute: "60'", ...more })
}

const graphicAfter = (events: readonly MatchEvent[], asked: string | null = null) =>
  graphicOf(SUBSTITUTION_KIND, withFollowing({ ...MATCH, events }), SAMPLE_CATALOGUE, asked)

const KOS_FOR_BAK = { playerId: 10, otherId: 15 }
const DZIECIOL_FOR_CZAPLA = { playerId: 5, otherId: 16 }
const SCORE = 'Orły Dębno 0:0 Błyskawica Źródlany Potok'

describe('a change', () => {
  it.each<[string, readonly MatchEvent[], string, string]>([
    [
      'of one',
      [change(KOS_FOR_BAK)],
      `🔄 Zmiana w 60. minucie\n🔼 Nikodem Kos 🔽 Adrian Bąk\n${SCORE}`,
      `Grafika: zmiana, minuta 60. Wchodzi: Nikodem Kos, schodzi: Adrian Bąk. Wynik: ${SCORE}.`,
    ],
    [
      'of two at once',
      [change(KOS_FOR_BAK), change(DZIECIOL_FOR_CZAPLA)],
      `🔄 Zmiany w 60. minucie\n🔼 Nikodem Kos 🔽 Adrian Bąk\n🔼 Leon Dzięcioł 🔽 Filip Czapla\n${SCORE}`,
      `Grafika: zmiany, minuta 60. Wchodzi: Nikodem Kos, schodzi: Adrian Bąk. Wchodzi: Leon Dzięcioł, schodzi: Filip Czapla. Wynik: ${SCORE}.`,
    ],
    [
      'in added time, of whom only one is known',
      [change({ otherId: 15, minute: "45+2'" })],
      `🔄 Zmiana (45+2')\n🔼 Nikodem Kos\n${SCORE}`,
      `Grafika: zmiana, minuta 45+2. Wchodzi: Nikodem Kos. Wynik: ${SCORE}.`,
    ],
    [
      'of theirs, without a minute',
      [change({ side: 'theirs', name: 'Nowak', otherName: 'Maj', minute: '' })],
      `🔄 Zmiana u rywali\n🔼 Maj 🔽 Nowak\n${SCORE}`,
      `Grafika: zmiana u rywali. Wchodzi: Maj, schodzi: Nowak. Wynik: ${SCORE}.`,
    ],
    [
      'of theirs, of which nothing is known but that it was made',
      [change({ side: 'theirs' })],
      `🔄 Zmiana u rywali w 60. minucie\n${SCORE}`,
      `Grafika: zmiana u rywali, minuta 60. Wynik: ${SCORE}.`,
    ],
  ])('%s', (_, events, caption, altText) => {
    const graphic = graphicAfter(events)
    expect(graphic.caption).toBe(`${caption}\n\n#OrłyDębno`)
    expect(graphic.altText).toBe(altText)
  })

  it('is told with those made together with it, and is no longer true when one of them is put right', () => {
    const [first, second, later] = [
      change(KOS_FOR_BAK),
      change(DZIECIOL_FOR_CZAPLA),
      change({ playerId: 9, otherId: 14, minute: "70'" }),
    ]
    expect(Object.keys(graphicAfter([first, second, later], first.id).shows.events ?? {})).toEqual([
      first.id,
      second.id,
    ])
    expect(graphicAfter([first, second, later]).eventId).toBe(later.id)
  })

  it('says what to do where none was made', () => {
    expect(graphicAfter([]).missing?.title).toBe('Brak zmiany')
  })
})
