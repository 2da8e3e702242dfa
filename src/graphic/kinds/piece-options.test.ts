import { describe, expect, it } from 'vitest'
import { pairs, someOf } from '#testing/property-runs.ts'
import { FORMAT_NAMES, type FormatName } from '../formats.ts'
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
  it('pieces and values that do not exist change nothing', async () => {
    for (const [look, format] of someOf(pairs(LOOK_NAMES, FORMAT_NAMES), 3)) {
      const usual = await sampleScene(kind, look, { format })
      for (const options of MEANINGLESS)
        expect(await sampleScene(kind, look, { format, options }), JSON.stringify(options)).toEqual(usual)
    }
  })

  it('each value is seen in each look, in some format', async () => {
    const { pieces } = await drawn(kind)
    for (const [index, look] of LOOK_NAMES.entries()) {
      const made = new Set(FORMAT_NAMES.flatMap((format) => pieces({ ...BARE, look }, format).map(({ name }) => name)))
      const inWords = async (format: FormatName, options: PieceOptions) =>
        JSON.stringify(await sampleScene(kind, look, { format, options }))
      const usual = await Promise.all(FORMAT_NAMES.map((format) => inWords(format, NO_OPTIONS)))
      const isSeen = async (options: PieceOptions): Promise<boolean> => {
        for (const [index, format] of FORMAT_NAMES.entries())
          if ((await inWords(format, options)) !== usual[index]) return true
        return false
      }
      for (const { name, options } of someOf(optionValues(kind), 3, index)) {
        // A look can do without a piece: there is nothing to be set of it.
        if (!Object.keys(options).some((piece) => made.has(piece))) continue
        expect(await isSeen(options), `${name} ${look}`).toBe(true)
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
