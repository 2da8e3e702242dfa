import sharp from 'sharp'
import { expect, it } from 'vitest'
import { contrast } from '#domain/club/colour.ts'
import { LOOKS } from '#graphic/looks/every-look.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { SAMPLE_CATALOGUE } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { readNothing } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

const SRC = '/files/background.png'
const VIOLET = '#7a3cff'
const { colours } = SAMPLE_CATALOGUE.club

async function edgeColour(look: (typeof LOOK_NAMES)[number], isThere: boolean): Promise<string> {
  const scene = await sampleScene('opponent-goal', look, { template: { background: SRC } })
  const picture = await sharp({ create: { width: 12, height: 15, channels: 3, background: VIOLET } })
    .png()
    .toBuffer()
  const { pixels, width } = await renderScene(scene, (src) =>
    isThere && src === SRC ? Promise.resolve(picture) : readNothing(src),
  )
  const at = (width * 700 + 4) * 4
  return `#${pixels.subarray(at, at + 3).toString('hex')}`
}

it.each(LOOK_NAMES)(
  'a background that cannot be had leaves words on the ground that their ink is for: %s',
  async (look) => {
    const { ground, ink } = LOOKS[look].tones(colours)
    const shown = await edgeColour(look, false)
    expect(shown).toBe(ground)
    expect(contrast(ink, shown)).toBeGreaterThanOrEqual(4.5)
  },
)

it('a background that is there hides it', async () => {
  expect(await edgeColour('poster', true)).toBe(VIOLET)
})
