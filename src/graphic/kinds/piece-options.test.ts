import { describe, expect, it } from 'vitest'
import { FORMAT_NAMES } from '../formats.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import { NO_OPTIONS, type PieceOptions } from '../template/piece-options.ts'
import type { TemplateView } from '../template/template-view.ts'
import { optionValues } from '../testing/option-values.ts'
import { BARE, changesOf, drawn, sampleScene } from '../testing/sample-scene.ts'
import { KIND_NAMES } from './kinds.ts'

const MEANINGLESS: readonly PieceOptions[] = [
  {},
  { nobody: { mark: 'shield' }, constructor: { name: 'x' } },
  { players: { mark: 'hexagram', numbers: false, names: 7, markSize: 'large', colour: 'red' } },
  { players: { markSize: 100, mark: 'circle' }, pitch: { ground: 'moon' }, bench: { arrangement: '' } },
  { scorers: { arrangement: 'none' }, photo: { frame: 'cut-out', ground: 'tilted' } },
]

describe.each(KIND_NAMES)('%s', (kind) => {
  it.each(MEANINGLESS)('pieces and values that do not exist change nothing: %j', async (options) => {
    for (const look of LOOK_NAMES) {
      for (const format of FORMAT_NAMES) {
        const usual = await sampleScene(kind, look, { format })
        expect(await sampleScene(kind, look, { format, options })).toEqual(usual)
      }
    }
  })

  it('each value is seen in each look, in some format', async () => {
    const { pieces } = await drawn(kind)
    for (const { name, options } of optionValues(kind)) {
      for (const look of LOOK_NAMES) {
        const made = FORMAT_NAMES.flatMap((format) => pieces({ ...BARE, look }, format))
        // A look can do without a piece: there is nothing to be set of it.
        if (!made.some((piece) => piece.name in options)) continue
        const isSeen = FORMAT_NAMES.map(async (format) => {
          const [usual, other] = [NO_OPTIONS, options].map((told) => sampleScene(kind, look, { format, options: told }))
          return JSON.stringify(await usual) !== JSON.stringify(await other)
        })
        expect(await Promise.all(isSeen), `${name} ${look}`).toContain(true)
      }
    }
  })
})

it('a size beyond its bounds is the nearest one within', async () => {
  const sized = (markSize: number) => sampleScene('lineup', 'poster', { options: { players: { markSize } } })
  expect(await sized(5)).toEqual(await sized(60))
  expect(await sized(5000)).toEqual(await sized(150))
})

it('the same match is laid out anew when the options change', async () => {
  const { scene } = await drawn('lineup')
  const bare: TemplateView = { background: null, isOwnBackground: false, look: 'broadcast', elements: [] }
  const first = scene(bare, 'portrait')
  const shields = scene({ ...bare, pieces: changesOf({ players: { mark: 'shield' } }) }, 'portrait')
  expect(shields).not.toEqual(first)
  expect(scene(bare, 'portrait')).toEqual(first)
})
