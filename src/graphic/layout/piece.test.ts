import { describe, expect, it } from 'vitest'
import type { DataKey } from '../template/data-keys.ts'
import { type Piece, standingPieces } from './piece.ts'

const PIECES: readonly Piece[] = [
  { name: 'panel', carries: ['home-scorers', 'away-scorers', 'minute'], nodes: [] },
  { name: 'divider', between: ['home-scorers', 'away-scorers'], nodes: [] },
  { name: 'home-scorers', shows: ['home_scorer', 'scorer_name'], nodes: [] },
  { name: 'away-scorers', shows: ['away_scorer'], nodes: [] },
  { name: 'ground', nodes: [] },
]

const standing = (...bound: DataKey[]) => standingPieces(PIECES, new Set(bound)).map(({ name }) => name)

describe('beside the elements of a template', () => {
  it('every piece stands while no element shows its datum', () => {
    expect(standing('date')).toEqual(PIECES.map(({ name }) => name))
  })

  it.each(['home_scorer', 'scorer_name'] as const)('a piece gives way to %s, and the divider goes along', (key) => {
    expect(standing(key)).toEqual(['panel', 'away-scorers', 'ground'])
  })

  it('a panel goes with the last piece it carries, also when one of them was never there', () => {
    expect(standing('home_scorer', 'away_scorer')).toEqual(['ground'])
  })
})
