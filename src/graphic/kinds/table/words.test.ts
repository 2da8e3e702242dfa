import { describe, expect, it } from 'vitest'
import type { TableRowView } from '../../season-facts.ts'
import { matchAfter, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { TABLE_KIND } from './drawing.ts'
import { aroundUs } from './view.ts'

const row = (place: number, more: Partial<TableRowView> = {}): TableRowView => ({
  place,
  team: `Drużyna ${place}`,
  crest: null,
  played: 3,
  wins: 1,
  draws: 1,
  losses: 1,
  scored: 4,
  conceded: 2,
  points: 4,
  isOwn: false,
  isWithdrawn: false,
  ...more,
})

function drawn(rows: readonly TableRowView[], round: number | null = 12) {
  const season = { table: { competition: 'IV liga', round, rows }, fixtures: [], round: null, careers: [] }
  return TABLE_KIND.draw(matchAfter([]), { ...SAMPLE_CATALOGUE, season }, null)
}

const OURS = { team: 'Orły Dębno', isOwn: true }

describe('a caption', () => {
  it.each<[number, string]>([
    [0, '0 punktów'],
    [1, '1 punkt'],
    [3, '3 punkty'],
    [5, '5 punktów'],
    [12, '12 punktów'],
    [21, '21 punktów'],
    [22, '22 punkty'],
    [25, '25 punktów'],
    [112, '112 punktów'],
  ])('of %s: %s', (points, words) => {
    expect(drawn([row(1), row(2, { ...OURS, points })]).caption).toEqual([
      '📊 Tabela: IV liga, po 12. kolejce',
      `Orły Dębno: 2. miejsce, ${words}, bramki 4:2`,
    ])
  })

  it('says nothing of a round that nobody knows, nor of us where we are not', () => {
    expect(drawn([row(1)], null).caption).toEqual(['📊 Tabela: IV liga', ''])
  })
})

it('tells those who cannot see it our place and the whole order', () => {
  const { altText } = drawn([row(1, { points: 7 }), row(2, OURS), row(3, { isWithdrawn: true })])
  expect(altText).toEqual([
    'Grafika z tabelą: IV liga, po 12. kolejce',
    'Nasze miejsce: 2. z 3, 4 punkty, 3 mecze, bramki 4:2',
    'Kolejność: 1. Drużyna 1, 7 punktów; 2. Orły Dębno, 4 punkty; 3. Drużyna 3, wycofana',
  ])
})

it.each<[ours: number, first: number, last: number]>([
  [1, 1, 5],
  [2, 1, 5],
  [3, 1, 5],
  [4, 2, 6],
  [9, 7, 11],
  [15, 12, 16],
  [16, 12, 16],
])('five rows around the %s. place are those from %s to %s', (ours, first, last) => {
  const rows = Array.from({ length: 16 }, (_, index) => row(index + 1, { isOwn: index + 1 === ours }))
  expect(aroundUs(rows, 5).map(({ place }) => place)).toEqual([first, first + 1, first + 2, first + 3, last])
})

it('a short table is whole, and one without us begins at its top', () => {
  const rows = [row(1), row(2), row(3)]
  expect(aroundUs(rows, 5)).toEqual(rows)
  expect(aroundUs(rows, 2)).toEqual(rows.slice(0, 2))
})

it('nothing can be made of a season without a table', () => {
  const without = { table: null, fixtures: [], round: null, careers: [] }
  expect(TABLE_KIND.missing(matchAfter([]), { ...SAMPLE_CATALOGUE, season: without }, null)?.title).toBe('Brak tabeli')
  expect(TABLE_KIND.missing(matchAfter([]), SAMPLE_CATALOGUE, null)).toBeNull()
})
