import { describe, expect, it } from 'vitest'
import type { BySide } from './events/event-score.ts'
import type { StatName } from './match-stats.ts'
import { withTypedStat } from './typed-stats.ts'

const SHOTS = { shots: { ours: 14, theirs: 9 } }

describe('a typed figure', () => {
  it.each<[Record<string, BySide>, StatName, keyof BySide, number | null, Record<string, BySide>]>([
    [{}, 'shots', 'ours', 14, { shots: { ours: 14, theirs: 0 } }],
    [{ shots: { ours: 14, theirs: 0 } }, 'shots', 'theirs', 9, SHOTS],
    [SHOTS, 'shots', 'theirs', null, { shots: { ours: 14, theirs: 0 } }],
    [{ shots: { ours: 14, theirs: 0 } }, 'shots', 'ours', null, {}],
    [SHOTS, 'corners', 'ours', 7, { ...SHOTS, corners: { ours: 7, theirs: 0 } }],
    [SHOTS, 'shots', 'ours', 12_345, { shots: { ours: 999, theirs: 9 } }],
    [SHOTS, 'shots', 'ours', -3, { shots: { ours: 0, theirs: 9 } }],
  ])('%j with %s of %s at %s: %j', (before, name, side, typed, after) => {
    expect(withTypedStat(before, name, side, typed)).toEqual(after)
  })

  it.each<[keyof BySide, number | null, Record<string, BySide>]>([
    ['ours', 54, { possession: { ours: 54, theirs: 46 } }],
    ['theirs', 54, { possession: { ours: 46, theirs: 54 } }],
    ['ours', 140, { possession: { ours: 100, theirs: 0 } }],
    ['ours', null, {}],
  ])('possession of %s at %s makes up a whole', (side, typed, after) => {
    expect(withTypedStat({ possession: { ours: 60, theirs: 40 } }, 'possession', side, typed)).toEqual(after)
  })
})
