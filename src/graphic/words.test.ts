import { describe, expect, it } from 'vitest'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import { type MatchEvent, newEvent } from '#domain/match/events/match-event.ts'
import { minuteOrder } from '#domain/match/events/minute.ts'
import type { Catalogue } from './catalogue.ts'
import { graphicOf } from './graphic-of.ts'
import { type KindName, kindFacts } from './kinds/kinds.ts'
import { withHandle } from './words.ts'

const player = (id: number, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  number: id,
  lineupImage: null,
  scorerImage: null,
})

const CATALOGUE: Catalogue = {
  players: [
    player(1, 'Jan', 'Gołąb'),
    player(2, 'Leon', 'Wróbel'),
    player(3, 'Dawid', 'Kos'),
    player(4, 'Adam', 'Bąk'),
  ],
  opponents: [{ id: 1, name: 'Iskra', logo: null }],
  templates: [],
  club: { name: 'Orły Dębno', crest: null, colours: { primary: '#000000', accent: '#ffffff' } },
}

const ours = (minute: string, playerId: number | null, name: string | null = null) =>
  newEvent({ id: `o${minute}`, kind: 'goal', side: 'ours', at: minuteOrder(minute), minute, playerId, name })
const card = (minute: string, playerId: number) =>
  newEvent({ id: 'card', kind: 'yellowCard', side: 'ours', at: minuteOrder(minute), minute, playerId })
const theirs = (minute: string) =>
  newEvent({ id: `t${minute}`, kind: 'goal', side: 'theirs', at: minuteOrder(minute), minute })
const [first, second] = EMPTY_MATCH.positions

const LINEUP: Partial<MatchState> = {
  matchDate: '2026-08-15',
  matchTime: '15:00',
  positions: [
    { ...(first as NonNullable<typeof first>), playerId: 1 },
    { ...(second as NonNullable<typeof second>), playerId: 2 },
  ],
  benchPlayers: [3],
}
const GOAL = { events: [ours("3'", 4), theirs("9'"), ours("45+2'", 3)] }
const UNKNOWN = { events: [ours("3'", 4), theirs("9'"), ours('', null)] }
const moment = (kind: MatchEvent['kind'], side: 'ours' | 'theirs', playerId: number | null = null) => ({
  ...LINEUP,
  events: [newEvent({ id: 'm', kind, side, at: 1, minute: "52'", playerId })],
})
const PENALTY = moment('penalty', 'ours', 3)
const THEIR_GOAL = { events: [ours("3'", 3), ours("5'", 3), theirs("9'")] }
const RESULT = { events: [ours("12'", 3), theirs("30'"), ours("67'", 3), ours("88'", 4)] }
const HALF_TIME = { isHalfTime: true, extraGoals: { ours: 3, theirs: 1 } }

async function wordsOf(kind: KindName, state: Partial<MatchState>, catalogue = CATALOGUE) {
  const match = withFollowing({ ...EMPTY_MATCH, selectedOpponent: 1, ...state })
  return graphicOf(await kindFacts(kind).load(), match, catalogue)
}

describe('a caption', () => {
  it.each<[KindName, Partial<MatchState>, string]>([
    ['lineup', LINEUP, 'Nasz skład na mecz Orły Dębno – Iskra\nSobota, 15 sierpnia 2026, 15:00\n\n#OrłyDębno'],
    ['lineup', {}, 'Nasz skład na mecz Orły Dębno – Iskra\n\n#OrłyDębno'],
    ['goal', GOAL, "⚽ GOOOOL! Dawid Kos (45+2')\nOrły Dębno 2:1 Iskra\n\n#OrłyDębno"],
    [
      'goal',
      { events: [ours("45+2'", null, 'דוד לוי')] },
      "⚽ GOOOOL! דוד לוי\u200e (45+2')\nOrły Dębno 1:0 Iskra\n\n#OrłyDębno",
    ],
    ['goal', UNKNOWN, '⚽ GOOOOL!\nOrły Dębno 2:1 Iskra\n\n#OrłyDębno'],
    ['goal', PENALTY, "⚽ GOOOOL! Dawid Kos (52', z rzutu karnego)\nOrły Dębno 1:0 Iskra\n\n#OrłyDębno"],
    [
      'penalty-saved',
      moment('penaltyMissed', 'theirs'),
      "🧤 Obroniony rzut karny: Jan Gołąb (52')\nOrły Dębno 0:0 Iskra\n\n#OrłyDębno",
    ],
    [
      'penalty-missed',
      moment('penaltyMissed', 'ours', 4),
      "Niewykorzystany rzut karny: Adam Bąk (52'). Gramy dalej!\nOrły Dębno 0:0 Iskra\n\n#OrłyDębno",
    ],
    [
      'disallowed-goal',
      moment('disallowedGoal', 'theirs'),
      "🚫 Gol nieuznany: Iskra (52')\nWynik bez zmian: Orły Dębno 0:0 Iskra\n\n#OrłyDębno",
    ],
    ['opponent-goal', THEIR_GOAL, "Bramka dla rywali (9')\nOrły Dębno 2:1 Iskra\n\n#OrłyDębno"],
    ['result', RESULT, "Koniec meczu: Orły Dębno 3:1 Iskra\nNasze gole: Kos 12', 67'; Bąk 88'\n\n#OrłyDębno"],
    ['result', HALF_TIME, 'Do przerwy: Orły Dębno 3:1 Iskra\n\n#OrłyDębno'],
  ])('of %s, %#', async (kind, state, text) => {
    expect((await wordsOf(kind, state)).caption).toBe(text)
  })

  it.each<[string, KindName, Partial<MatchState>, string]>([
    ['of a goal', 'goal', GOAL, "⚽ GOOOOL! Dawid Kos @d.kos_9 (45+2')"],
    ['of a card', 'card', { events: [card("50'", 3)] }, "🟨 Żółta kartka: Dawid Kos @d.kos_9 (50')"],
    ['of somebody without one', 'goal', { events: [ours("3'", 4)] }, "⚽ GOOOOL! Adam Bąk (3')"],
    ['of a longer name that begins alike', 'goal', { events: [ours("3'", 5)] }, "⚽ GOOOOL! Dawid Kosowski (3')"],
    ['of a result, which is nobody’s own', 'result', RESULT, 'Koniec meczu: Orły Dębno 3:1 Iskra'],
  ])('%s names what the player goes by', async (_, kind, state, line) => {
    const players = [...CATALOGUE.players, player(5, 'Dawid', 'Kosowski')].map((one) =>
      one.id === 3 ? { ...one, handle: 'd.kos_9' } : one,
    )
    const { caption } = await wordsOf(kind, state, { ...CATALOGUE, players })
    expect(caption.split('\n')[0]).toBe(line)
    expect(caption.split('@')).toHaveLength(line.split('@').length)
  })

  it('does not take a name for a longer one that begins with it', () => {
    const kos = { ...player(3, 'Dawid', 'Kos'), handle: 'kos' }
    const said = withHandle(['Dawid Kosowski i Dawid Kos-Lis za Dawid Kos', 'Dawid Kos'], kos)
    expect(said).toEqual(['Dawid Kosowski i Dawid Kos-Lis za Dawid Kos @kos', 'Dawid Kos'])
  })

  it('names the home side first, and does without an opponent', async () => {
    expect((await wordsOf('result', { ...RESULT, isHome: false })).caption).toContain('Iskra 1:3 Orły Dębno')
    const alone = await wordsOf('lineup', { isHome: false, selectedOpponent: null })
    expect(alone.caption).toContain('Przeciwnik – Orły Dębno')
  })
})

describe('an alt text', () => {
  it.each<[KindName, Partial<MatchState>, string]>([
    [
      'lineup',
      LINEUP,
      'Grafika ze składem na mecz Orły Dębno – Iskra, sobota, 15 sierpnia 2026, 15:00. Jedenastka: Jan Gołąb, Leon Wróbel. Rezerwowi: Dawid Kos.',
    ],
    ['goal', GOAL, 'Grafika po naszym golu. Strzelec bramki: Dawid Kos, minuta 45+2. Wynik: Orły Dębno 2:1 Iskra.'],
    ['goal', { events: [ours("45+2'", null)] }, 'Grafika po naszym golu. Minuta 45+2. Wynik: Orły Dębno 1:0 Iskra.'],
    [
      'goal',
      PENALTY,
      'Grafika po naszym golu z rzutu karnego. Strzelec bramki: Dawid Kos, minuta 52. Wynik: Orły Dębno 1:0 Iskra.',
    ],
    [
      'penalty-saved',
      moment('penaltyMissed', 'theirs'),
      'Grafika: obroniony rzut karny. Broni: Jan Gołąb, minuta 52. Wynik: Orły Dębno 0:0 Iskra.',
    ],
    [
      'penalty-missed',
      moment('penaltyMissed', 'ours', 4),
      'Grafika: nasz niewykorzystany rzut karny. Kogo dotyczy: Adam Bąk, minuta 52. Wynik: Orły Dębno 0:0 Iskra.',
    ],
    ['opponent-goal', THEIR_GOAL, 'Grafika po bramce rywali, minuta 9. Wynik: Orły Dębno 2:1 Iskra.'],
    ['result', RESULT, "Grafika z wynikiem końcowym: Orły Dębno 3:1 Iskra. Nasze gole: Kos 12', 67'; Bąk 88'."],
    ['result', HALF_TIME, 'Grafika z wynikiem do przerwy: Orły Dębno 3:1 Iskra.'],
  ])('of %s, %#', async (kind, state, text) => {
    expect((await wordsOf(kind, state)).altText).toBe(text)
  })
})
