import { describe, expect, it } from 'vitest'
import { madeTogether } from './made-together.ts'
import { type MatchEvent, newEvent } from './match-event.ts'

const change = (id: string, minute = "60'", more: Partial<MatchEvent> = {}): MatchEvent =>
  newEvent({ id, kind: 'substitution', side: 'ours', at: 0, minute, ...more })

const goal = newEvent({ id: 'goal', kind: 'goal', side: 'ours', at: 0, minute: "60'" })
const theirs = change('theirs', "60'", { side: 'theirs' })
const takenBack = change('back', "60'", { isTakenBack: true })
const [a, b, c] = [change('a'), change('b'), change('c')]
const many = ['1', '2', '3', '4', '5', '6', '7'].map((id) => change(id))

describe('changes made together', () => {
  it.each<[string, readonly MatchEvent[], string, string]>([
    ['one alone', [a], 'a', 'a'],
    ['of the same minute, next to each other', [goal, a, b, c], 'b', 'a b c'],
    ['not over a goal', [a, goal, b], 'b', 'b'],
    ["not with the other side's", [a, theirs, b], 'a', 'a'],
    ['over one that was taken back', [a, takenBack, b], 'a', 'a b'],
    ['not of another minute', [a, change('b', "61'"), c], 'a', 'a'],
    ['whose minute nobody knows are each by itself', [change('a', ''), change('b', '')], 'b', 'b'],
    ['at most five', many, '2', '1 2 3 4 5'],
    ['the rest of more than five', many, '7', '6 7'],
  ])('%s', (_, events, asked, together) => {
    const found = events.find(({ id }) => id === asked) as MatchEvent
    expect(
      madeTogether(events, found)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(together)
  })
})
