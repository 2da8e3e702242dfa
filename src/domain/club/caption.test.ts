import { describe, expect, it } from 'vitest'
import { altText } from './alt-text.ts'
import { caption, type GoalCaption, type LineupCaption, type ResultCaption } from './caption.ts'

const HOME = { clubName: 'Orły Dębno', opponentName: 'Iskra', isHome: true }
const AWAY = { ...HOME, isHome: false }

const LINEUP: LineupCaption = {
  kind: 'lineup',
  date: '2026-08-15',
  time: '15:00',
  eleven: ['Gołąb', 'Wróbel'],
  bench: ['Kruk'],
}
const GOAL: GoalCaption = {
  kind: 'goal',
  isOpponentGoal: false,
  homeScore: 2,
  awayScore: 1,
  scorerName: 'Dawid Kos',
  minute: "45+2'",
}
const RESULT: ResultCaption = {
  kind: 'result',
  isHalfTime: false,
  homeScore: 3,
  awayScore: 1,
  scorers: [
    { name: 'Kos', minutes: ["12'", "67'"] },
    { name: 'Bąk', minutes: ["88'"] },
  ],
}

describe('a caption', () => {
  it.each([
    [LINEUP, 'Nasz skład na mecz Orły Dębno – Iskra\nSobota, 15 sierpnia 2026, 15:00\n\n#OrłyDębno'],
    [{ ...LINEUP, date: null, time: null }, 'Nasz skład na mecz Orły Dębno – Iskra\n\n#OrłyDębno'],
    [GOAL, "⚽ GOOOOL! Dawid Kos (45+2')\nOrły Dębno 2:1 Iskra\n\n#OrłyDębno"],
    [{ ...GOAL, scorerName: 'דוד לוי' }, "⚽ GOOOOL! דוד לוי\u200e (45+2')\nOrły Dębno 2:1 Iskra\n\n#OrłyDębno"],
    [{ ...GOAL, scorerName: null, minute: null }, '⚽ GOOOOL!\nOrły Dębno 2:1 Iskra\n\n#OrłyDębno'],
    [{ ...GOAL, isOpponentGoal: true, minute: "9'" }, "Bramka dla rywali (9')\nOrły Dębno 2:1 Iskra\n\n#OrłyDębno"],
    [RESULT, "Koniec meczu: Orły Dębno 3:1 Iskra\nNasze gole: Kos 12', 67'; Bąk 88'\n\n#OrłyDębno"],
    [{ ...RESULT, isHalfTime: true, scorers: [] }, 'Do przerwy: Orły Dębno 3:1 Iskra\n\n#OrłyDębno'],
  ])('%#', (subject, text) => {
    expect(caption(HOME, subject)).toBe(text)
  })

  it('names the home side first, and does without an opponent', () => {
    expect(caption(AWAY, RESULT)).toContain('Iskra 3:1 Orły Dębno')
    expect(caption({ ...AWAY, opponentName: null }, LINEUP)).toContain('Przeciwnik – Orły Dębno')
  })
})

describe('an alt text', () => {
  it.each([
    [
      LINEUP,
      'Grafika ze składem na mecz Orły Dębno – Iskra, sobota, 15 sierpnia 2026, 15:00. Jedenastka: Gołąb, Wróbel. Rezerwowi: Kruk.',
    ],
    [GOAL, 'Grafika po naszym golu. Strzelec bramki: Dawid Kos, minuta 45+2. Wynik: Orły Dębno 2:1 Iskra.'],
    [{ ...GOAL, scorerName: null }, 'Grafika po naszym golu. Minuta 45+2. Wynik: Orły Dębno 2:1 Iskra.'],
    [
      { ...GOAL, isOpponentGoal: true, minute: "9'" },
      'Grafika po bramce rywali, minuta 9. Wynik: Orły Dębno 2:1 Iskra.',
    ],
    [RESULT, "Grafika z wynikiem końcowym: Orły Dębno 3:1 Iskra. Nasze gole: Kos 12', 67'; Bąk 88'."],
    [{ ...RESULT, isHalfTime: true, scorers: [] }, 'Grafika z wynikiem do przerwy: Orły Dębno 3:1 Iskra.'],
  ])('%#', (subject, text) => {
    expect(altText(HOME, subject)).toBe(text)
  })
})
