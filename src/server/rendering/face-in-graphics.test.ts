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

/** Where it lies in every format is reckoned in `paint/seen-photo.test.ts`; here it is painted, under letters too. */
describe.each(LOOK_NAMES)('the face of a real photograph is seen whole in %s', (look) => {
  it('cut out, and as the photo of the match', async () => {
    const cut = { match: sampleMatch('best-player'), catalogue: cutSquad }
    expect(await faceIn('best-player', look, 'story', cut), 'cut out').toBeGreaterThan(SEEN)
    expect(await faceIn('goal', look, 'portrait', chosen('goal')), 'photo of the match').toBeGreaterThan(SEEN)
  })
})

it('a face that is painted over is missed', async () => {
  expect(await faceIn('goal', 'broadcast', 'portrait', chosen('goal', { src: FACELESS }))).toBeLessThan(NOT_SEEN)
})
