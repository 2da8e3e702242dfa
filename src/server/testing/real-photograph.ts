import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { cutOut } from '#domain/cut-out/cut-out.ts'
import { readNetwork } from '#domain/cut-out/network/read-network.ts'
import { type Pixels, wholeOf } from '#domain/cut-out/pixels.ts'
import { shownPart } from '#domain/cut-out/shown-part.ts'

const FILE = new URL('../../../e2e/photographs/astronaut.jpg', import.meta.url)
const NETWORK = new URL(
  '../../../node_modules/@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
  import.meta.url,
)

/** Addresses under which a test's graphics find them. */
export const REAL = { PHOTO: '/pictures/real', CUT_OUT: '/pictures/real-cut-out' } as const

/** Where her face is, from the brows to the chin. */
export const REAL_FACE = { left: 180, top: 76, width: 88, height: 108 } as const

export const realPhotograph = (): Buffer => readFileSync(FILE)

/** The photograph, and whoever is on it without their background. */
export async function realPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const file = realPhotograph()
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const photo: Pixels = { width, height, data: new Uint8ClampedArray(data) }
  const found = cutOut(readNetwork(readFileSync(NETWORK)), photo, () => {})
  if (!found) throw new Error('Nobody was found')
  const cut = sharp(shownPart(found, width, wholeOf(photo)), { raw: { width, height, channels: 4 } })
  return new Map([
    [REAL.PHOTO, file],
    [REAL.CUT_OUT, await cut.png().toBuffer()],
  ])
}
