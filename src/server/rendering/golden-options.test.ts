import { describe, it } from 'vitest'
import type { Catalogue } from '#graphic/catalogue.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName } from '#graphic/kinds/kinds.ts'
import { PLACED_LOOKS } from '#graphic/template/look-name.ts'
import type { PieceOptions } from '#graphic/template/piece-options.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '#graphic/testing/hardest-match.ts'
import { optionValues } from '#graphic/testing/option-values.ts'
import { CUT_OUT_CATALOGUE, SAMPLE_CATALOGUE } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

/** All formats can be divided by it. */
const TIMES_SMALLER = 3

interface Value {
  kind: KindName
  name: string
  options: PieceOptions
}

/** Each value once, with the first kind that has it; those that came later keep out of the way of the earlier. */
const KINDS: readonly KindName[] = [...new Set<KindName>(['lineup', 'goal', 'opponent-goal', 'result', ...KIND_NAMES])]
const all = KINDS.flatMap((kind) => optionValues(kind).map((value) => ({ kind, ...value })))
const VALUES: readonly Value[] = all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)

/** Where today's arrangement is not this one already. */
const ONLY_IN: Readonly<Record<string, FormatName>> = { 'bench.arrangement=line': 'landscape' }

const fileName = (name: string): string => name.replaceAll(/[.=]/g, '-')
/** A photo without a frame shows what a club's own picture without a background is like. */
const CLEAR_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: CUT_OUT_CATALOGUE.players.map(({ lineupCutout, scorerCutout, ...player }) => ({
    ...player,
    lineupImage: lineupCutout ?? null,
    scorerImage: scorerCutout ?? null,
  })),
}

function catalogueFor(name: string): Catalogue {
  if (name.includes('frame=none')) return CLEAR_CATALOGUE
  return name.includes('cut-out') ? CUT_OUT_CATALOGUE : SAMPLE_CATALOGUE
}

describe.each(PLACED_LOOKS.map((look, index) => ({ look, index })))('$look', ({ look, index }) => {
  it.each(VALUES.map((value, at) => ({ ...value, at })))('$name', async ({ kind, name, options, at }) => {
    const format = ONLY_IN[name] ?? (FORMAT_NAMES[(at + index) % FORMAT_NAMES.length] as FormatName)
    const scene = await sampleScene(kind, look, { format, catalogue: catalogueFor(name), options })
    const file = `option-${look}-${fileName(name)}-${format}`
    await expectGolden(file, await renderScene(scene, readSamplePicture), TIMES_SMALLER)
  })
})

const HARD: ReadonlyArray<[string, KindName, PieceOptions]> = [
  ['full-names', 'lineup', { players: { names: 'full', mark: 'shield' }, bench: { arrangement: 'column' } }],
  ['tilted', 'lineup', { players: { mark: 'none' }, pitch: { ground: 'tilted' } }],
  ['list', 'result', { 'scorers-panel': { arrangement: 'list' } }],
]

describe.each(FORMAT_NAMES.map((format, index) => ({ format, index })))(
  'the hardest data, $format',
  ({ format, index }) => {
    it.each(HARD)('%s', async (name, kind, options) => {
      const look = PLACED_LOOKS[index % PLACED_LOOKS.length] ?? 'broadcast'
      const asked = { match: HARDEST_MATCH, catalogue: HARDEST_CATALOGUE, format, options }
      const rendering = await renderScene(await sampleScene(kind, look, asked), readSamplePicture)
      await expectGolden(`option-hard-${name}-${format}`, rendering, TIMES_SMALLER)
    })
  },
)
