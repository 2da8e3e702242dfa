import { describe, expect, it } from 'vitest'
import { FORMAT_NAMES, FORMATS, type FormatName } from '../formats.ts'
import type { ImageNode } from '../scene/node.ts'
import { LOOK_NAMES, type LookName, PLACED_LOOKS } from '../template/look-name.ts'
import type { PieceOptions } from '../template/piece-options.ts'
import { OTHER_POSTS, sampleMatch } from '../testing/sample-match.ts'
import { SAMPLE_CUT_PHOTO, SAMPLE_PHOTO, withPhoto } from '../testing/sample-photo.ts'
import { sampleScene } from '../testing/sample-scene.ts'
import { KIND_NAMES, type KindName, kindFacts } from './kinds.ts'

const OF_ONE_OF_OURS = ['goal', 'best-player', 'milestone', 'post'] as const satisfies readonly KindName[]

interface Asked {
  kind: KindName
  look: LookName
  format?: FormatName
  photo?: typeof SAMPLE_PHOTO
  match?: ReturnType<typeof sampleMatch>
  options?: PieceOptions
}

async function picturesOf({ kind, look, format = 'portrait', photo, match, options }: Asked): Promise<ImageNode[]> {
  const chosen = withPhoto(kind, match ?? sampleMatch(kind), { photo })
  const { nodes } = await sampleScene(kind, look, { ...chosen, format, options })
  return nodes.filter((node): node is ImageNode => node.kind === 'image')
}

describe.each(LOOK_NAMES)('a photograph that was chosen, in %s', (look) => {
  it.each(KIND_NAMES.filter((kind) => kindFacts(kind).takesPhoto))('is seen in every format: %s', async (kind) => {
    for (const format of FORMAT_NAMES) {
      const shown = await picturesOf({ kind, look, format })
      expect(shown.map(({ src }) => src)).toContain(SAMPLE_PHOTO.src)
    }
  })

  it('is seen with a post that is about nobody', async () => {
    for (const post of Object.values(OTHER_POSTS)) {
      for (const format of FORMAT_NAMES) {
        const shown = await picturesOf({ kind: 'post', look, format, match: { ...sampleMatch('post'), post } })
        expect(shown.map(({ src }) => src)).toContain(SAMPLE_PHOTO.src)
      }
    }
  })

  it.each(OF_ONE_OF_OURS)('gives way to the one who was cut out of it: %s', async (kind) => {
    for (const format of FORMAT_NAMES) {
      const shown = (await picturesOf({ kind, look, format, photo: SAMPLE_CUT_PHOTO })).map(({ src }) => src)
      expect(shown).toContain(SAMPLE_CUT_PHOTO.cutout)
      expect(shown).not.toContain(SAMPLE_CUT_PHOTO.src)
    }
  })

  it('of a result leads as it is, and nobody’s number stands behind whoever was cut out of it', async () => {
    const { match, catalogue } = withPhoto('result', sampleMatch('result'), { photo: SAMPLE_CUT_PHOTO })
    for (const format of FORMAT_NAMES) {
      const { nodes } = await sampleScene('result', look, { match, catalogue, format })
      const numbers = nodes.filter((node) => node.kind === 'text' && node.isBackdrop && /^\d+$/.test(node.text))
      expect(numbers).toEqual([])
    }
  })

  it('stays whole in a frame that the template asks for', async () => {
    const options = { photo: { frame: 'circle' } }
    const shown = await picturesOf({ kind: 'goal', look, photo: SAMPLE_CUT_PHOTO, options })
    expect(shown.map(({ src }) => src)).toContain(SAMPLE_CUT_PHOTO.src)
  })
})

describe.each(PLACED_LOOKS)('a wide photograph of a goal on a post of %s', (look) => {
  const { width } = FORMATS.portrait
  const seenOf = async (photo: typeof SAMPLE_PHOTO) =>
    (await picturesOf({ kind: 'goal', look, photo })).find(({ src }) => src === photo.src)

  it('has the width of the sheet, on a page that between its margins', async () => {
    const seen = await seenOf(SAMPLE_PHOTO)
    expect(seen?.width).toBe(look === 'classic' ? width - 160 : width)
  })

  it('leaves one that is higher than wide beside the score', async () => {
    const seen = await seenOf({ ...SAMPLE_PHOTO, width: 2000, height: 3000 })
    expect(seen?.width).toBeLessThan(width * 0.7)
  })
})
