import { describe, expect, it } from 'vitest'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { declaredPieces } from '#graphic/kinds/designs.ts'
import { pairs, someOf } from '#testing/property-runs.ts'
import type { Catalogue } from '../catalogue.ts'
import { FORMAT_NAMES } from '../formats.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import { optionLabel } from '../template/option-labels.ts'
import { NO_OPTIONS } from '../template/piece-options.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '../testing/hardest-match.ts'
import { optionValues } from '../testing/option-values.ts'
import { goal, matchAfter, OTHER_POSTS, SAMPLE_CATALOGUE, sampleMatch } from '../testing/sample-match.ts'
import { withPhoto } from '../testing/sample-photo.ts'
import { BARE, changesOf, drawn as drawnOf } from '../testing/sample-scene.ts'
import { SAMPLE_SPONSORS } from '../testing/sample-sponsors.ts'
import { KIND_NAMES, type KindName } from './kinds.ts'

const LAST: Readonly<Record<'ours' | 'theirs', readonly MatchEvent[]>> = {
  ours: [
    goal('last', "90+11'", 1, { at: 1 }),
    goal('last', '', null, { at: 1, side: 'ours' }),
    goal('last', "70'", null, { at: 1, side: 'ours', kind: 'ownGoal' }),
  ],
  theirs: [goal('last', "90+11'", null, { at: 1 }), goal('last', '', null, { at: 1 })],
}

interface State {
  match: ShownMatch
  catalogue: Catalogue
}

/** Usual, hardest and least; of the goals also each that is told in another way. */
function statesOf(kind: KindName): State[] {
  const usual = sampleMatch(kind)
  const least = { ...usual, competition: null, matchDate: null, matchTime: null, venue: null, benchPlayers: [] }
  const told = kind === 'goal' ? LAST.ours : kind === 'opponent-goal' ? LAST.theirs : []
  const posts = kind === 'post' ? Object.values(OTHER_POSTS).map((post) => ({ ...usual, post })) : []
  const after = told.map((last) => withFollowing({ ...usual, events: [...usual.events, last] }))
  return [
    { match: HARDEST_MATCH, catalogue: HARDEST_CATALOGUE },
    { match: usual, catalogue: { ...SAMPLE_CATALOGUE, sponsors: SAMPLE_SPONSORS } },
    withPhoto(kind, usual),
    ...[usual, least, matchAfter([]), ...after, ...posts].map((match) => ({ match, catalogue: SAMPLE_CATALOGUE })),
  ]
}

/** As usual in every look and format; with each option set, in the states and formats that the seed names. */
async function madePieces(kind: KindName): Promise<Set<string>> {
  const made = new Set<string>()
  const drawn = await Promise.all(statesOf(kind).map(({ match, catalogue }) => drawnOf(kind, match, catalogue)))
  const every = pairs(drawn, FORMAT_NAMES)
  for (const { options } of [{ options: NO_OPTIONS }, ...optionValues(kind)]) {
    const seen = options === NO_OPTIONS ? every : someOf(every, 5)
    for (const look of LOOK_NAMES) {
      const template = { ...BARE, look, pieces: changesOf(options) }
      for (const [{ pieces }, format] of seen) for (const { name } of pieces(template, format)) made.add(name)
    }
  }
  return made
}

describe.each(KIND_NAMES)('%s', (kind) => {
  it('declares every piece that its layouts make, and no other', async () => {
    expect([...(await madePieces(kind))].sort()).toEqual(Object.keys(declaredPieces(kind)).sort())
  })

  it('names each value of an option in Polish', () => {
    for (const { fields = {} } of Object.values(declaredPieces(kind))) {
      for (const [name, field] of Object.entries(fields)) {
        if (field.type !== 'choice') continue
        for (const option of field.options) expect(optionLabel(name, option)).not.toBe(option)
      }
    }
  })
})
