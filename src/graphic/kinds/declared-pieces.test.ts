import { describe, expect, it } from 'vitest'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { declaredPieces } from '#graphic/kinds/declared-pieces.ts'
import type { Catalogue } from '../catalogue.ts'
import { FORMAT_NAMES, type Sheet, sheetOf } from '../formats.ts'
import type { Style } from '../layout/layout.ts'
import type { Piece } from '../layout/piece.ts'
import { LOOKS } from '../looks/looks.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import { optionLabel } from '../template/option-labels.ts'
import { NO_OPTIONS } from '../template/piece-options.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '../testing/hardest-match.ts'
import { optionValues } from '../testing/option-values.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE, sampleMatch } from '../testing/sample-match.ts'
import { goalLayout } from './goal/layout.ts'
import { goalOf, goalView } from './goal/view.ts'
import { KIND_NAMES, type KindName } from './kinds.ts'
import { chosenWays } from './lineup/chosen-ways.ts'
import { LINEUP_PLANS } from './lineup/every-format.ts'
import { lineupLayout } from './lineup/layout.ts'
import { lineupView } from './lineup/view.ts'
import { opponentGoalLayout } from './opponent-goal/layout.ts'
import { opponentGoalView } from './opponent-goal/view.ts'
import { resultLayout } from './result/layout.ts'
import { resultView } from './result/view.ts'

type LaidOut = (style: Style, sheet: Sheet, match: ShownMatch, catalogue: Catalogue) => Piece[]

const eventOf = (match: ShownMatch) => goalOf(match, null)?.id ?? null

const LAID_OUT: Readonly<Record<KindName, LaidOut>> = {
  lineup: (style, sheet, ...state) => lineupLayout(LINEUP_PLANS, chosenWays)(style, sheet, lineupView(...state)),
  goal: (style, sheet, match, catalogue) => goalLayout(style, sheet, goalView(match, catalogue, eventOf(match))),
  'opponent-goal': (style, sheet, match, catalogue) =>
    opponentGoalLayout(style, sheet, opponentGoalView(match, catalogue, eventOf(match))),
  result: (style, sheet, ...state) => resultLayout(style, sheet, resultView(...state)),
}

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
  const least = { ...usual, competition: null, matchDate: null, matchTime: null, benchPlayers: [] }
  const told = kind === 'goal' ? LAST.ours : kind === 'opponent-goal' ? LAST.theirs : []
  const after = told.map((last) => withFollowing({ ...usual, events: [...usual.events, last] }))
  return [
    { match: HARDEST_MATCH, catalogue: HARDEST_CATALOGUE },
    ...[usual, least, matchAfter([]), ...after].map((match) => ({ match, catalogue: SAMPLE_CATALOGUE })),
  ]
}

function madePieces(kind: KindName): Set<string> {
  const made = new Set<string>()
  for (const { options } of [{ options: NO_OPTIONS }, ...optionValues(kind)]) {
    for (const look of LOOK_NAMES.map((name) => LOOKS[name])) {
      for (const { match, catalogue } of statesOf(kind)) {
        const style = { look, tones: look.tones(catalogue.club.colours), options }
        for (const format of FORMAT_NAMES) {
          for (const { name } of LAID_OUT[kind](style, sheetOf(format), match, catalogue)) made.add(name)
        }
      }
    }
  }
  return made
}

describe.each(KIND_NAMES)('%s', (kind) => {
  it('declares every piece that its layouts make, and no other', () => {
    expect([...madePieces(kind)].sort()).toEqual(Object.keys(declaredPieces(kind)).sort())
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
