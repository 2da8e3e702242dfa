import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { type FormatName, OTHER_FORMATS } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { NO_OPTIONS, type PieceOptions } from '#graphic/template/piece-options.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH, LONG_CLUB } from '#graphic/testing/hardest-match.ts'
import { optionValues } from '#graphic/testing/option-values.ts'
import { goal } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { registerFonts } from './fonts.ts'

let texts: TextLayouts
beforeAll(() => {
  registerFonts()
  texts = new TextLayouts(createCanvas(1, 1).getContext('2d') as unknown as Surface)
})

/** A name may go on in the next line after a space or a hyphen. */
const wordsOf = (text: string): string[] => text.split(/[\s\u00a0]+|(?<=-)/).filter((word) => word && word !== '·')

const named = (club: string, opponent: string): Catalogue => ({
  ...HARDEST_CATALOGUE,
  club: { ...HARDEST_CATALOGUE.club, name: club },
  opponents: [{ id: 1, name: opponent, logo: null }],
})

const CATALOGUES = [
  named(LONG_CLUB, HARDEST_CATALOGUE.opponents[0]?.name ?? ''),
  named('Orły', 'Konstantynopolitańczykowianeczkowianka'),
]

const LAST_GOALS = { ours: goal('last', "90+11'", 1, { at: 1 }), theirs: goal('last', "90+11'", null, { at: 1 }) }

interface Teams {
  isHome: boolean
  catalogue: Catalogue
}

/** On either side, with either of the long names. */
const EVERY_PAIR: readonly Teams[] = [true, false].flatMap((isHome) =>
  CATALOGUES.map((catalogue) => ({ isHome, catalogue })),
)
/** Options take turns with the names: each is tried in every look and format. */
const inTurn = (index: number): readonly Teams[] =>
  CATALOGUES.flatMap((catalogue, at) =>
    at === index % CATALOGUES.length ? [{ isHome: index % 4 < 2, catalogue }] : [],
  )

async function expectWholeWords(
  kind: KindName,
  format: FormatName,
  { options = NO_OPTIONS, teams }: { options?: PieceOptions; teams: readonly Teams[] },
): Promise<void> {
  const last = LAST_GOALS[kind === 'opponent-goal' ? 'theirs' : 'ours']
  for (const { isHome, catalogue } of teams) {
    const match = withFollowing({ ...HARDEST_MATCH, isHome, events: [...HARDEST_MATCH.events, last] })
    for (const look of LOOK_NAMES) {
      const { nodes } = await sampleScene(kind, look, { match, catalogue, format, options })
      for (const node of nodes) {
        if (node.kind !== 'text') continue
        const { lines } = texts.layOut(node)
        expect(
          lines.flatMap((line) => wordsOf(line.text)),
          look,
        ).toEqual(wordsOf(node.text))
      }
    }
  }
}

describe.each(OTHER_FORMATS)('%s', (format) => {
  it.each(KIND_NAMES)('%s: no word of a name is broken over two lines, the longest ones too', (kind) =>
    expectWholeWords(kind, format, { teams: EVERY_PAIR }),
  )

  it.each(KIND_NAMES.flatMap((kind) => optionValues(kind).map((value, index) => ({ kind, index, ...value }))))(
    '$kind, $name: no word is broken',
    ({ kind, index, options }) => expectWholeWords(kind, format, { options, teams: inTurn(index) }),
  )
})
