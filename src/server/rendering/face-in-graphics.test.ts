import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#graphic/catalogue.ts'
import type { FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { SAMPLE_PHOTO, withPhoto } from '#graphic/testing/sample-photo.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { makeMaster } from '#server/pictures/jobs/make-master.ts'
import { REAL, REAL_FACE, realPhotograph, realPictures } from '#server/testing/real-photograph.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { seenIn } from '#server/testing/seen-in.ts'
import { renderScene } from './render-scene.ts'

/** A face that is there whole is above the one, all else that is there is below the other. */
const SEEN = 0.87
const NOT_SEEN = 0.75

const FACELESS = '/pictures/faceless'
const KINDS: ReadonlyArray<[KindName, FormatName]> = [
  ['goal', 'portrait'],
  ['best-player', 'story'],
]

const face = () => sharp(realPhotograph()).extract(REAL_FACE)
const pictures = new Map<string, Buffer>()
/** As the library has it once it was uploaded. */
let photo: typeof SAMPLE_PHOTO
beforeAll(async () => {
  for (const [address, picture] of await realPictures()) pictures.set(address, picture)
  const skin = await sharp({ create: { ...REAL_FACE, channels: 3, background: '#c8987c' } })
    .png()
    .toBuffer()
  pictures.set(
    FACELESS,
    await sharp(realPhotograph())
      .composite([{ ...REAL_FACE, input: skin }])
      .jpeg()
      .toBuffer(),
  )
  const master = await makeMaster([realPhotograph()])
  if (master.refusal !== null) throw new Error(master.refusal)
  const { width, height, focus } = master
  photo = { ...SAMPLE_PHOTO, src: REAL.PHOTO, width, height, focus }
})

const cutSquad: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: SAMPLE_CATALOGUE.players.map((player) => ({
    ...player,
    ...{ lineupImage: REAL.PHOTO, scorerImage: REAL.PHOTO, lineupCutout: REAL.CUT_OUT, scorerCutout: REAL.CUT_OUT },
  })),
}
const chosen = (kind: KindName, changed: object = {}) =>
  withPhoto(kind, sampleMatch(kind), { photo: { ...photo, ...changed } })

async function faceIn(kind: KindName, look: LookName, format: FormatName, state: ReturnType<typeof chosen>) {
  const scene = await sampleScene(kind, look, { ...state, format })
  return seenIn(await renderScene(scene, async (src) => pictures.get(src) ?? readSamplePicture(src)), face())
}

describe.each(LOOK_NAMES)('the face of a real photograph is seen whole in %s', (look) => {
  it.each(KINDS)('%s as a %s: cut out, as the photo of the match, and cut out of that', async (kind, format) => {
    const cut = { match: sampleMatch(kind), catalogue: cutSquad }
    expect(await faceIn(kind, look, format, cut), 'cut out').toBeGreaterThan(SEEN)
    expect(await faceIn(kind, look, format, chosen(kind)), 'photo of the match').toBeGreaterThan(SEEN)
    const cutPhoto = chosen(kind, { cutout: REAL.CUT_OUT })
    expect(await faceIn(kind, look, format, cutPhoto), 'cut out of that').toBeGreaterThan(SEEN)
  })

  it('and is missed where it is painted over', async () => {
    expect(await faceIn('goal', look, 'portrait', chosen('goal', { src: FACELESS }))).toBeLessThan(NOT_SEEN)
  })
})

it.each<[LookName, FormatName]>([
  ['broadcast', 'story'],
  ['classic', 'story'],
  ['cover', 'portrait'],
])('a face that a wrong focus cuts off is missed: %s as a %s', async (look, format) => {
  const away = chosen('goal', { focus: { x: 98, y: 95 } })
  expect(await faceIn('goal', look, format, away)).toBeLessThan(NOT_SEEN)
})
