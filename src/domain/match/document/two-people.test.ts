import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#testing/property-runs.ts'
import { scoreOf } from '../events/event-score.ts'
import { newEvent } from '../events/match-event.ts'
import { changedCells } from './cells-of-state.ts'
import { changeDocument } from './change-document.ts'
import { EMPTY_DOCUMENT, type MatchDocument } from './document.ts'
import { edit, type LocalMatch, shownCells, UNKNOWN_MATCH } from './local-match.ts'
import { lostSince } from './lost-cells.ts'
import type { MatchState } from './match-state.ts'
import { choose, receive, settle } from './settle-local.ts'
import { stateOf } from './state-of-cells.ts'

const NOW = 1_790_000_000_000

/** A server and browsers whose every request, and every answer, may get lost. */
class Pitch {
  server: MatchDocument = EMPTY_DOCUMENT
  private readonly browsers = new Map<string, LocalMatch>()

  local = (who: string): LocalMatch => this.browsers.get(who) ?? UNKNOWN_MATCH
  shown = (who: string): MatchState => stateOf(shownCells(this.local(who)), NOW)
  stored = (): MatchState => stateOf(this.server.cells, NOW)

  does(who: string, recipe: (match: MatchState) => MatchState): void {
    const before = this.shown(who)
    const cells = shownCells(this.local(who))
    this.browsers.set(who, edit(this.local(who), changedCells(before, recipe(before), cells)))
  }

  sends(who: string, isAnswerLost = false): void {
    const sent = this.local(who).pending
    const { document, conflicts } = changeDocument(this.server, sent, { by: who, device: who, at: NOW })
    this.server = document
    if (!isAnswerLost) this.browsers.set(who, settle(this.local(who), sent, document, conflicts))
  }

  hears(who: string): void {
    this.browsers.set(who, receive(this.local(who), this.server))
  }

  chooses(who: string, choice: 'mine' | 'theirs'): void {
    for (const conflict of this.local(who).asked) this.browsers.set(who, choose(this.local(who), conflict, choice))
  }
}

const goal = (id: string, side: 'ours' | 'theirs' = 'ours', at = NOW) =>
  newEvent({ id, kind: 'goal', side, at, minute: "12'" })
const scores =
  (id: string, side: 'ours' | 'theirs' = 'ours', at = NOW) =>
  (match: MatchState) => ({
    ...match,
    events: [...match.events, goal(id, side, at)],
  })
const seats = (slot: string, playerId: number | null) => (match: MatchState) => ({
  ...match,
  positions: match.positions.map((place) => (place.id === slot ? { ...place, playerId } : place)),
})

const pictures = (key: string, photo: number | null) => (match: MatchState) => ({
  ...match,
  photos: { ...match.photos, [key]: photo },
})

describe('two people at once', () => {
  it('photos that two choose for two graphics are both kept, and one that is taken away is gone', () => {
    const pitch = new Pitch()
    pitch.does('Anna', pictures('goal-1', 7))
    pitch.does('Ewa', pictures('result', 8))
    pitch.sends('Anna', true)
    pitch.sends('Ewa')
    pitch.sends('Anna')
    expect(pitch.stored().photos).toEqual({ 'goal-1': 7, result: 8 })
    pitch.hears('Ewa')
    pitch.does('Ewa', pictures('goal-1', null))
    pitch.sends('Ewa')
    expect(pitch.stored().photos).toEqual({ result: 8 })
    expect(pitch.local('Anna').asked).toEqual([])
  })

  it('keep both their goals, whoever comes first', () => {
    const pitch = new Pitch()
    pitch.does('Anna', scores('a'))
    pitch.does('Ewa', scores('b', 'theirs'))
    pitch.sends('Anna')
    pitch.sends('Ewa')
    pitch.hears('Anna')
    expect(pitch.local('Ewa').asked).toEqual([])
    expect(pitch.shown('Anna').events.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(pitch.shown('Ewa')).toEqual(pitch.shown('Anna'))
  })

  it('fill different slots without a question, and a player stands in one of them only', () => {
    const pitch = new Pitch()
    pitch.does('Anna', seats('gk-1', 1))
    pitch.does('Ewa', seats('def-1', 2))
    pitch.sends('Anna')
    pitch.sends('Ewa')
    expect(pitch.local('Ewa').asked).toEqual([])
    pitch.does('Ewa', seats('mid-1', 1))
    pitch.sends('Ewa')
    const placed = pitch.stored().positions.filter(({ playerId }) => playerId !== null)
    expect(placed.map(({ id, playerId }) => [id, playerId])).toEqual([
      ['def-1', 2],
      ['mid-1', 1],
    ])
  })

  it('may change different facts of one event', () => {
    const pitch = new Pitch()
    pitch.does('Anna', scores('a'))
    pitch.sends('Anna')
    pitch.hears('Ewa')
    const change = (facts: object) => (match: MatchState) => ({
      ...match,
      events: match.events.map((event) => ({ ...event, ...facts })),
    })
    pitch.does('Anna', change({ minute: "14'" }))
    pitch.does('Ewa', change({ playerId: 7 }))
    pitch.sends('Anna')
    pitch.sends('Ewa')
    expect(pitch.local('Ewa').asked).toEqual([])
    expect(pitch.stored().events).toMatchObject([{ minute: "14'", playerId: 7 }])
  })

  it('are asked about one thing set differently; who loses is told', () => {
    const pitch = new Pitch()
    const time = (matchTime: string) => (match: MatchState) => ({ ...match, matchTime, competition: matchTime })
    pitch.does('Anna', time('15:00'))
    pitch.does('Ewa', (match) => ({ ...match, matchTime: '16:00' }))
    pitch.sends('Anna')
    pitch.sends('Ewa')
    expect(pitch.local('Ewa').asked).toMatchObject([{ key: 'matchTime', mine: '16:00', theirs: '15:00', by: 'Anna' }])
    const before = pitch.local('Anna').known
    pitch.chooses('Ewa', 'mine')
    pitch.sends('Ewa')
    expect(pitch.stored()).toMatchObject({ matchTime: '16:00', competition: '15:00' })
    expect(lostSince(before, pitch.server, 'Anna')).toEqual({ cells: ['matchTime'], by: 'Ewa' })
    expect(lostSince(before, pitch.server, 'Ewa')).toBeNull()
  })

  it('do not bring back a goal that was taken back while an answer was lost', () => {
    const pitch = new Pitch()
    pitch.does('Anna', scores('a'))
    pitch.sends('Anna', true)
    pitch.hears('Ewa')
    pitch.does('Ewa', (match) => ({ ...match, events: match.events.map((event) => ({ ...event, isTakenBack: true })) }))
    pitch.sends('Ewa')
    pitch.sends('Anna')
    expect(pitch.stored().events).toMatchObject([{ id: 'a', isTakenBack: true }])
    expect(pitch.shown('Anna')).toEqual(pitch.stored())
  })
})

type Step = { kind: 'scores' | 'takesBack' | 'sends' | 'losesAnswer' | 'hears'; who: string; n: number }

const step = fc.record({
  kind: fc.constantFrom('scores', 'takesBack', 'sends', 'losesAnswer', 'hears') as fc.Arbitrary<Step['kind']>,
  who: fc.constantFrom('Anna', 'Ewa'),
  n: fc.nat(5),
})

it('keeps every event of both, once, in whatever order they record, lose answers, send and hear', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const pitch = new Pitch()
      const recorded = new Set<string>()
      const takenBack = new Set<string>()
      steps.forEach(({ kind, who, n }, index) => {
        if (kind === 'scores') {
          recorded.add(`${who}${index}`)
          // Five minutes apart, so that nobody has to ask whether two are one.
          pitch.does(who, scores(`${who}${index}`, n % 2 ? 'ours' : 'theirs', NOW + index * 300_000))
        }
        if (kind === 'takesBack') {
          const target = pitch.shown(who).events.filter(({ isTakenBack }) => !isTakenBack)[n]
          if (!target) return
          takenBack.add(target.id)
          pitch.does(who, (match) => ({
            ...match,
            events: match.events.map((event) => (event.id === target.id ? { ...event, isTakenBack: true } : event)),
          }))
        }
        if (kind === 'sends') pitch.sends(who)
        if (kind === 'losesAnswer') pitch.sends(who, true)
        if (kind === 'hears') pitch.hears(who)
      })
      for (const who of ['Anna', 'Ewa', 'Anna']) pitch.sends(who)
      for (const who of ['Anna', 'Ewa']) pitch.hears(who)
      expect(pitch.local('Anna').asked).toEqual([])
      expect(new Set(pitch.stored().events.map(({ id }) => id))).toEqual(recorded)
      const back = pitch.stored().events.filter(({ isTakenBack }) => isTakenBack)
      expect(new Set(back.map(({ id }) => id))).toEqual(takenBack)
      expect(pitch.shown('Ewa')).toEqual(pitch.shown('Anna'))
      const { home, away } = scoreOf(pitch.stored().events, pitch.stored().extraGoals, true)
      expect(home + away).toBe(recorded.size - takenBack.size)
    }),
    runs(60),
  )
})
