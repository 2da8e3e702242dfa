import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../catalogue.ts'
import type { PlayerView } from '../../match-view.ts'
import type { ImageNode } from '../../scene/node.ts'
import { LOOK_NAMES } from '../../template/look-name.ts'
import { CUT_OUT_CATALOGUE, SAMPLE_CATALOGUE, SQUAD, sampleMatch } from '../../testing/sample-match.ts'
import { sampleScene } from '../../testing/sample-scene.ts'

const FRAMES = ['auto', 'square', 'shield'] as const
const photos = SQUAD.map(({ lineupImage }) => lineupImage)
const cutouts = CUT_OUT_CATALOGUE.players.map(({ lineupCutout }) => lineupCutout)

const with12 = (change: Partial<PlayerView>): Catalogue => ({
  ...CUT_OUT_CATALOGUE,
  players: CUT_OUT_CATALOGUE.players.map((player) => (player.number === 12 ? { ...player, ...change } : player)),
})

/** The pictures of the eleven in their frames, in every look. */
async function framedIn(catalogue: Catalogue, mark: (typeof FRAMES)[number]): Promise<ImageNode[]> {
  const asked = { match: sampleMatch('lineup'), catalogue, options: { players: { mark } } }
  const scenes = await Promise.all(LOOK_NAMES.map((look) => sampleScene('lineup', look, asked)))
  return scenes.flatMap(({ nodes }) =>
    nodes.filter((node): node is ImageNode => node.kind === 'image' && Boolean(node.radius || node.mask)),
  )
}

describe.each(FRAMES)('in frames (%s)', (mark) => {
  it('stand cut-outs where everybody who has a photo is cut out, their heads over the edge', async () => {
    for (const catalogue of [CUT_OUT_CATALOGUE, with12({ lineupImage: null, lineupCutout: null })]) {
      const framed = await framedIn(catalogue, mark)
      const drawn = framed.filter(({ src }) => src !== '')
      expect(new Set(drawn.map(({ src }) => cutouts.includes(src)))).toEqual(new Set([true]))
      expect(drawn.every(({ rise = 0 }) => rise > 0)).toBe(true)
    }
  })

  it('stand photos where one of them is not, and where nobody is', async () => {
    for (const catalogue of [SAMPLE_CATALOGUE, with12({ lineupCutout: null })]) {
      const framed = await framedIn(catalogue, mark)
      expect(framed.map(({ src, rise }) => [photos.includes(src), rise])).toEqual(framed.map(() => [true, undefined]))
      expect(framed.length).toBeGreaterThanOrEqual(11 * LOOK_NAMES.length)
    }
  })
})
