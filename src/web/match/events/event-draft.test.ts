import { expect, it } from 'vitest'
import { newEvent } from '#domain/match/events/match-event.ts'
import { changeOf, draftOf } from './event-draft.ts'

const GOAL = newEvent({ id: 'a', kind: 'goal', side: 'ours', at: 0, minute: "12'", playerId: 9, otherId: 7 })
const changed = (change: Partial<ReturnType<typeof draftOf>>) => changeOf(GOAL, { ...draftOf(GOAL), ...change })

it.each([
  ['nothing', {}, {}],
  ['the minute', { minute: '45 + 2' }, { minute: "45+2'" }],
  [
    'an own goal counts for the other side, and nobody assisted',
    { kind: 'ownGoal' as const },
    { kind: 'ownGoal', side: 'theirs', otherId: null },
  ],
  [
    'an own goal of theirs counts for us',
    { kind: 'ownGoal' as const, playerSide: 'theirs' as const, name: ' Nowak ' },
    { kind: 'ownGoal', playerId: null, name: 'Nowak', otherId: null },
  ],
  ['theirs after all', { playerSide: 'theirs' as const }, { side: 'theirs', playerId: null, otherId: null }],
  ['a guest player', { playerId: null, name: 'Zając' }, { playerId: null, name: 'Zając' }],
  ['a note', { note: ' głową ' }, { note: 'głową' }],
])('%s', (_, draft, change) => {
  expect(changed(draft)).toEqual(change)
})
