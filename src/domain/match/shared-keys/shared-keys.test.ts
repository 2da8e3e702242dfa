import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#testing/property-runs.ts'
import { SHARED_MATCH_KEYS, type SharedMatchKey } from '../../club/settings.ts'
import { EMPTY_MATCH, type MatchState } from '../document/match-state.ts'
import { newEvent } from '../events/match-event.ts'
import type { Raw } from '../gate.ts'
import { withShared } from './from-shared.ts'
import { toShared } from './to-shared.ts'

const NOW = 1_790_000_000_000

const orNone = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const id = fc.integer({ min: 1, max: 9 })
const change: fc.Arbitrary<Partial<MatchState>> = fc.oneof(
  fc.record({ isHome: fc.boolean() }),
  fc.record({ selectedOpponent: orNone(id) }),
  fc.record({ matchDate: orNone(fc.constantFrom('2026-09-05', '2026-09-12')) }),
  fc.record({ matchTime: orNone(fc.constantFrom('15:00', '17:30')) }),
  fc.record({ competition: orNone(fc.constantFrom('Liga', 'Puchar')) }),
  fc.record({ benchPlayers: fc.uniqueArray(id, { maxLength: 4 }) }),
  fc.record({ isOpponentGoal: fc.boolean(), selectedScorer: orNone(id) }),
  fc.record({ isHalfTime: fc.boolean() }),
  fc.record({ extraGoals: fc.record({ ours: fc.nat(3), theirs: fc.nat(3) }) }),
  fc.record({ selectedTemplates: fc.record({ lineup: orNone(id), goal: orNone(id), result: orNone(id) }) }),
  fc.record({
    events: fc.array(fc.boolean(), { maxLength: 3 }).map((sides) =>
      sides.map((isOurs, index) =>
        newEvent({
          id: `g${index}`,
          kind: 'goal',
          side: isOurs ? 'ours' : 'theirs',
          at: NOW + index,
          minute: `${index}'`,
          playerId: isOurs ? 1 : null,
        }),
      ),
    ),
  }),
)

const written = (texts: Map<SharedMatchKey, Raw>, state: MatchState): void => {
  for (const key of SHARED_MATCH_KEYS) {
    const value = toShared(key, state, texts.get(key) ?? null, NOW)
    if (value) texts.set(key, value)
  }
}

const read = (texts: Map<SharedMatchKey, Raw>): MatchState =>
  SHARED_MATCH_KEYS.reduce<MatchState>(
    (state, key) => withShared(state, key, texts.get(key) ?? {}, { now: NOW, mayNameTeams: false }),
    EMPTY_MATCH,
  )

/** What the four keys can say: events are goals, told apart by whose they are. */
const sayable = ({ events, selectedTemplates, ...state }: MatchState) => ({
  ...state,
  sides: events.map(({ side }) => side),
  chosen: Object.entries(selectedTemplates).filter(([, id]) => id !== null),
})

it('the four shared keys say whatever was changed in the match, one change after another', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const texts = new Map<SharedMatchKey, Raw>()
      let state: MatchState = EMPTY_MATCH
      for (const part of changes) {
        state = { ...state, ...part }
        written(texts, state)
        expect(sayable(read(texts))).toEqual(sayable(state))
      }
    }),
    runs(40),
  )
})
