import { expect, it } from 'vitest'
import type { EventKind } from './match-event.ts'
import { pitchTimes } from './pitch-times.ts'

const event = (type: EventKind, minute: string, playerId: number | null, otherPlayerId: number | null = null) => ({
  type,
  minute,
  playerId,
  otherPlayerId,
})

it('tells who came on, who went off and who was sent off, and when', () => {
  const events = [
    event('goal', "10'", 9, 8),
    event('substitution', "46'", 7, 14),
    event('yellowCard', "50'", 8),
    event('redCard', "60'", 4),
    event('substitution', "75'", 14, 15),
    event('substitution', '', 10, 16),
    event('substitution', "80'", null, 17),
  ]
  expect(Object.fromEntries(pitchTimes(events))).toEqual({
    4: "do 60'",
    7: "do 46'",
    14: "od 46' do 75'",
    15: "od 75'",
    17: "od 80'",
  })
})
