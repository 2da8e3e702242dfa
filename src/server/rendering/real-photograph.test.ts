import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { cutOut } from '#domain/cut-out/cut-out.ts'
import { readNetwork } from '#domain/cut-out/network/read-network.ts'
import { type Pixels, wholeOf } from '#domain/cut-out/pixels.ts'
import { shownPart } from '#domain/cut-out/shown-part.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { SAMPLE_PHOTO, withPhoto } from '#graphic/testing/sample-photo.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

const FILE = new URL('../../../e2e/photographs/astronaut.jpg', import.meta.url)
const NETWORK = new URL(
  '../../../node_modules/@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
  import.meta.url,
)
const [PHOTO, CUT_OUT] = ['/pictures/real', '/pictures/real-cut-out']
const pictures = new Map<string, Buffer>()

beforeAll(async () => {
  const file = readFileSync(FILE)
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const photo: Pixels = { width, height, data: new Uint8ClampedArray(data) }
  const found = cutOut(readNetwork(readFileSync(NETWORK)), photo, () => {})
  if (!found) throw new Error('Nobody was found')
  const cut = sharp(shownPart(found, width, wholeOf(photo)), { raw: { width, height, channels: 4 } })
  pictures.set(PHOTO, file).set(CUT_OUT, await cut.png().toBuffer())
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
