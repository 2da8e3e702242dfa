import { describe, expect, it } from 'vitest'
import { TABLE_RULES, type TableRuleName } from './rule.ts'
import { type League, tableOf } from './table.ts'

/** "A 2:1 B" */
const played = (...lines: string[]) =>
  lines.map((line) => {
    const [, home = '', homeScore = '', awayScore = '', away = ''] = /^(\S+) (\d+):(\d+) (\S+)$/.exec(line) ?? []
    return { home, away, homeScore: Number(homeScore), awayScore: Number(awayScore) }
  })

const league = (teams: string, lines: string[], more: Partial<League> = {}): League => ({
  teams: teams.split(' '),
  results: played(...lines),
  ...more,
})

const order = (of: League, rule: TableRuleName = 'pzpn'): string =>
  tableOf(of, TABLE_RULES[rule])
    .map(({ place, team }) => `${place} ${team}`)
    .join(', ')

describe('a row', () => {
  it('counts matches, goals and points', () => {
    const [first, second] = tableOf(league('A B', ['A 2:1 B', 'B 0:3 A']), TABLE_RULES.pzpn)
    expect(first).toEqual({
      ...{ team: 'A', place: 1, played: 2, wins: 2, draws: 0, losses: 0, scored: 5, conceded: 1 },
      ...{ awayWins: 1, points: 6, deducted: 0, isWithdrawn: false },
    })
    expect(second).toMatchObject({ team: 'B', place: 2, losses: 2, points: 0 })
  })

  it('of a team that has not played is there too, and those that nothing parts share a place by the alphabet', () => {
    expect(order(league('Żubr Ćma Bóbr', []))).toBe('1 Bóbr, 1 Ćma, 1 Żubr')
  })

  it('loses the points that were taken away, and can fall below none', () => {
    const taken = league('A B', ['A 1:0 B'], { deductions: { A: 4 } })
    expect(tableOf(taken, TABLE_RULES.pzpn).map(({ team, points, deducted }) => [team, points, deducted])).toEqual([
      ['B', 0, 0],
      ['A', -1, 4],
    ])
  })

  it('of a team that withdrew stands at the foot, and its matches count for nobody', () => {
    const rows = tableOf(league('A B C', ['C 5:0 A', 'C 3:0 B', 'A 1:0 B'], { withdrawn: ['C'] }), TABLE_RULES.pzpn)
    expect(rows.map(({ team, points, played: matches }) => [team, points, matches])).toEqual([
      ['A', 3, 1],
      ['B', 0, 1],
      ['C', 0, 0],
    ])
  })
})

// Each reckoned by hand.
describe('level on points', () => {
  it('two: the matches between them come before the goal difference', () => {
    // A 9 points, +7, B 9 points, +2; B won both matches between them.
    const lines = ['A 0:1 B', 'B 1:0 A', 'A 3:0 C', 'C 0:3 A', 'A 3:0 D', 'C 1:0 B', 'B 1:0 D', 'D 0:0 C', 'C 0:0 D']
    expect(order(league('A B C D', lines))).toBe('1 B, 2 A, 3 C, 4 D')
    expect(order(league('A B C D', lines), 'difference')).toBe('1 A, 2 B, 3 C, 4 D')
  })

  it('two that have met once of twice: their match does not count before the second', () => {
    // A 3 points, +2; B 3 points, +1, and beat A.
    const lines = ['A 0:1 B', 'A 3:0 C']
    expect(order(league('A B C', lines))).toBe('1 A, 2 B, 3 C')
    expect(order(league('A B C', lines, { meetings: 1 }))).toBe('1 B, 2 A, 3 C')
    expect(order(league('A B C', [...lines, 'B 0:1 A', 'B 1:0 C']))).toBe('1 A, 2 B, 3 C')
  })

  it('three: by the matches of all three, not by pairs, nor by goals elsewhere', () => {
    // Between them: A 5, B 4, C 7. Against D: A 2 points, B 3, C none and 0:18. So each has 7.
    const between = ['A 2:0 B', 'B 0:0 A', 'B 3:0 C', 'C 1:0 B', 'C 2:0 A', 'A 0:0 C']
    const others = ['A 0:0 D', 'D 0:0 A', 'B 1:0 D', 'D 9:0 B', 'C 0:9 D', 'D 9:0 C']
    expect(order(league('A B C D', [...between, ...others]))).toBe('1 D, 2 C, 3 A, 4 B')
  })

  it('three, of whom two have not met: nothing but the goals of all their matches', () => {
    // A beat B twice; neither has met C. A 6 points, +2, B 6, +4, C 6, +3.
    const lines = ['A 1:0 B', 'B 0:1 A', 'B 3:0 D', 'D 0:3 B', 'C 2:0 D', 'D 0:1 C']
    expect(order(league('A B C D', lines))).toBe('1 B, 2 C, 3 A, 4 D')
  })

  it('three in a circle: the goal difference of the matches between them', () => {
    // Each has beaten the next twice. A 5:3, B 2:4, C 3:3; C's goals against D must not matter.
    const between = ['A 2:0 B', 'B 0:2 A', 'B 1:0 C', 'C 0:1 B', 'C 1:0 A', 'A 1:2 C']
    const others = ['A 1:0 D', 'D 0:1 A', 'B 1:0 D', 'D 0:1 B', 'C 8:0 D', 'D 0:8 C']
    expect(order(league('A B C D', [...between, ...others]))).toBe('1 A, 2 C, 3 B, 4 D')
  })

  // A and B drew twice, 3:3 in all.
  it.each([
    ['goal difference of all matches', ['A 2:0 C', 'B 3:0 C'], '1 B, 2 A, 3 D, 3 E, 5 C'],
    ['goals scored', ['A 1:0 C', 'B 3:2 C'], '1 B, 2 A, 3 D, 3 E, 5 C'],
    // Three draws against a win and two defeats, 3:3 both.
    ['wins', ['A 1:1 C', 'A 1:1 D', 'A 1:1 E', 'B 3:0 C', 'D 2:0 B', 'E 1:0 B'], '1 B, 2 A, 3 D, 4 E, 5 C'],
    ['wins away', ['A 1:0 C', 'C 0:1 B'], '1 B, 2 A, 3 D, 3 E, 5 C'],
  ])('still level after the matches between them: %s', (_, lines, expected) => {
    expect(order(league('A B C D E', ['A 1:1 B', 'B 2:2 A', ...lines]))).toBe(expected)
  })

  it('two of three still level: one rule goes on with the three, another begins anew with the two', () => {
    // Between the three: C 9 (5 taken away), A 4 (1:2), B 4 (3:2). Between A and B alone: A 4, B 1.
    const lines = ['A 1:0 B', 'B 0:0 A', 'A 0:1 C', 'C 1:0 A', 'B 3:0 C', 'C 1:0 B']
    const taken = league('A B C', lines, { deductions: { C: 5 } })
    expect(order(taken)).toBe('1 C, 2 B, 3 A')
    expect(order(taken, 'uefa')).toBe('1 C, 2 A, 3 B')
  })
})
