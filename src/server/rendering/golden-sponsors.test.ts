import { describe, it } from 'vitest'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { type LookName, PLACED_LOOKS } from '#graphic/template/look-name.ts'
import type { PieceOptions } from '#graphic/template/piece-options.ts'
import { SAMPLE_CATALOGUE } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { SAMPLE_SPONSORS } from '#graphic/testing/sample-sponsors.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { sheetOf } from '#server/testing/golden-sheet.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { encodePng } from './deflate-png.ts'
import { renderScene } from './render-scene.ts'

const TIMES_SMALLER = 5

const WHITE = { ...SAMPLE_SPONSORS[0], logo: '/pictures/sponsor-white', logoWidth: 800, logoHeight: 260 }

const SHEETS: ReadonlyArray<[string, 'goal' | 'result', Catalogue['sponsors'], PieceOptions]> = [
  ['six', 'goal', SAMPLE_SPONSORS, {}],
  ['six', 'result', SAMPLE_SPONSORS, {}],
  ['white-on-top', 'result', [WHITE as (typeof SAMPLE_SPONSORS)[0]], { sponsors: { place: 'top', ground: 'dark' } }],
]

async function drawn(
  kind: 'goal' | 'result',
  look: LookName,
  format: FormatName,
  catalogue: Catalogue,
  options: PieceOptions,
) {
  const { colours } = catalogue.club
  const ground = await encodePng(await renderScene(backgroundScene(look, kind, colours, format), readSamplePicture))
  const scene = await sampleScene(kind, look, { catalogue, format, options, template: { background: 'background' } })
  return renderScene(scene, async (src) => (src === 'background' ? ground : readSamplePicture(src)))
}

describe('sponsors on a graphic, in every look and format', () => {
  it.each(SHEETS)('%s, %s', async (name, kind, sponsors, options) => {
    const catalogue = { ...SAMPLE_CATALOGUE, sponsors }
    const rows = []
    for (const look of PLACED_LOOKS) {
      const row = []
      for (const format of FORMAT_NAMES) row.push(await drawn(kind, look, format, catalogue, options))
      rows.push(row)
    }
    await expectGolden(`sponsors-${kind}-${name}`, await sheetOf(rows, TIMES_SMALLER), 1)
  })
})
