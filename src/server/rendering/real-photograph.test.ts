import { beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#graphic/catalogue.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { SAMPLE_PHOTO, withPhoto } from '#graphic/testing/sample-photo.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { REAL, realPictures } from '#server/testing/real-photograph.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

const { PHOTO, CUT_OUT } = REAL
let pictures: ReadonlyMap<string, Buffer>
beforeAll(async () => {
  pictures = await realPictures()
})

const squadWith = (lineupCutout: string | null): Catalogue => ({
  ...SAMPLE_CATALOGUE,
  players: SAMPLE_CATALOGUE.players.map((player) => ({
    ...player,
    ...{ lineupImage: PHOTO, scorerImage: PHOTO, lineupCutout, scorerCutout: lineupCutout },
  })),
})

const STATES = {
  portrait: () => ({ match: sampleMatch('goal'), catalogue: squadWith(null) }),
  'cut-out': () => ({ match: sampleMatch('goal'), catalogue: squadWith(CUT_OUT) }),
  'match photo': () => withPhoto('goal', sampleMatch('goal'), { photo: { ...SAMPLE_PHOTO, src: PHOTO } }),
}

const FAR = 24
/** Behind whoever is cut out stands the same as without a picture. */
const HAS_PLATE: readonly LookName[] = ['broadcast', 'classic', 'silhouette']

/** How much of the picture the photograph changes, in percent. */
async function changed(look: LookName, format: FormatName, state: keyof typeof STATES): Promise<number> {
  const scene = await sampleScene('goal', look, { ...STATES[state](), format })
  const [shown, missing] = await Promise.all([
    renderScene(scene, async (src) => pictures.get(src) ?? readSamplePicture(src)),
    renderScene(scene, async (src) => (pictures.has(src) ? null : readSamplePicture(src))),
  ])
  let far = 0
  for (let at = 0; at < shown.pixels.length; at += 4) {
    const gaps = [0, 1, 2].map((channel) =>
      Math.abs((shown.pixels[at + channel] ?? 0) - (missing.pixels[at + channel] ?? 0)),
    )
    if (Math.max(...gaps) > FAR) far += 1
  }
  return (far * 400) / shown.pixels.length
}

describe.each(LOOK_NAMES)('a real photograph in %s', (look) => {
  it.each(FORMAT_NAMES)('leads a %s as a portrait, cut out, and as the photo of the match', async (format) => {
    const portrait = await changed(look, format, 'portrait')
    const cut = await changed(look, format, 'cut-out')
    expect(portrait).toBeGreaterThan(12)
    expect(cut).toBeGreaterThan(6)
    expect(await changed(look, format, 'match photo')).toBeGreaterThan(12)
    if (HAS_PLATE.includes(look)) expect(cut, 'what was behind her is gone').toBeLessThan(portrait)
  })
})
