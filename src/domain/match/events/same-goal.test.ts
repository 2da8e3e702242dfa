import { describe, expect, it } from 'vitest'
import { cellsOf, changedCells } from '../document/cells-of-state.ts'
import { changeDocument, changesOn } from '../document/change-document.ts'
import type { MatchDocument } from '../document/document.ts'
import { EMPTY_MATCH, type MatchState } from '../document/match-state.ts'
import { stateOf } from '../document/state-of-cells.ts'
import { countedGoals } from './event-score.ts'
import { newEvent } from './match-event.ts'
import { type Doubt, firstDoubt, keepBoth, keepOne } from './same-goal.ts'

const goal = { kind: 'goal', side: 'ours', minute: "12'" } as const
const MATCH: MatchState = {
  ...EMPTY_MATCH,
  events: [
    newEvent({ ...goal, id: 'phone', at: 0, device: 'phone', playerId: 9 }),
    newEvent({ ...goal, id: 'laptop', at: 40_000, device: 'laptop', playerId: 10, minute: "13'" }),
  ],
}
const DOUBT = firstDoubt(MATCH.events) as Doubt
const counted = ({ events }: MatchState) => countedGoals(events).map(({ playerId, minute }) => [playerId, minute])

describe('one goal or two', () => {
  it('is asked of the two records', () => {
    expect([DOUBT.counted.id, DOUBT.doubtful.id]).toEqual(['phone', 'laptop'])
    expect(firstDoubt([])).toBeNull()
  })

  it.each([
    [
      'two',
      keepBoth(MATCH, DOUBT),
      [
        [9, "12'"],
        [10, "13'"],
      ],
    ],
    ['one, as the first has it', keepOne(MATCH, DOUBT, 'phone'), [[9, "12'"]]],
    ['one, as the second has it', keepOne(MATCH, DOUBT, 'laptop'), [[10, "13'"]]],
  ])('%s: and nobody is asked again', (_, answered, goals) => {
    expect(counted(answered)).toEqual(goals)
    expect(firstDoubt(answered.events)).toBeNull()
  })

  it('stays one goal when both people answer at the same moment, each for their own', () => {
    const cells = cellsOf(MATCH)
    const stamps = Object.fromEntries(
      Object.keys(cells).map((key) => [key, { version: 1, by: 'Anna', device: null, at: 0 }]),
    )
    const before: MatchDocument = { version: 1, cells, stamps }
    const answers = ['phone', 'laptop'].map((kept) => ({
      device: kept,
      changes: changesOn(before, changedCells(MATCH, keepOne(MATCH, DOUBT, kept), cells)),
    }))
    for (const order of [answers, answers.toReversed()]) {
      const after = order.reduce(
        (document, { device, changes }) => changeDocument(document, changes, { by: device, device, at: 1 }).document,
        before,
      )
      expect(counted(stateOf(after.cells, 0))).toEqual([[10, "13'"]])
    }
  })
})
