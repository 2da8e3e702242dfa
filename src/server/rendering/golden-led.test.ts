import { describe, it } from 'vitest'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { LED_LOOKS, type LookName, PLACED_LOOKS } from '#graphic/template/look-name.ts'
import type { PieceOptions } from '#graphic/template/piece-options.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '#graphic/testing/hardest-match.ts'
import { CUT_OUT_CATALOGUE, OTHER_POSTS, SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { SAMPLE_CUT_PHOTO, SAMPLE_PHOTO, withPhoto } from '#graphic/testing/sample-photo.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { SAMPLE_SPONSORS } from '#graphic/testing/sample-sponsors.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { sheetOf } from '#server/testing/golden-sheet.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { encodePng } from './deflate-png.ts'
import { renderScene } from './render-scene.ts'

const TIMES_SMALLER = 5

const matchOf = (kind: KindName) => ({ ...sampleMatch(kind), competition: 'IV liga, 12. kolejka' })

const STATES = {
  photos: (kind: KindName) => ({ match: matchOf(kind), catalogue: SAMPLE_CATALOGUE }),
  cutouts: (kind: KindName) => ({ match: matchOf(kind), catalogue: CUT_OUT_CATALOGUE }),
  nothing: () => ({ match: HARDEST_MATCH, catalogue: HARDEST_CATALOGUE }),
}

interface Asked extends ReturnType<(typeof STATES)['nothing']> {
  options?: PieceOptions
}

async function drawn(kind: KindName, look: LookName, format: FormatName, asked: Asked) {
  const { colours } = asked.catalogue.club
  const ground = await renderScene(backgroundScene(look, kind, colours, format), readSamplePicture)
  const background = await encodePng(ground)
  const scene = await sampleScene(kind, look, { ...asked, format, template: { background: 'background' } })
  return renderScene(scene, async (src) => (src === 'background' ? background : readSamplePicture(src)))
}

/** Each look in a row for each of these, in every format. */
async function sheetFor(kind: KindName, all: readonly Asked[], looks: readonly LookName[] = LED_LOOKS) {
  const rows = []
  for (const look of looks) {
    for (const asked of all) {
      const row = []
      for (const format of FORMAT_NAMES) row.push(await drawn(kind, look, format, asked))
      rows.push(row)
    }
  }
  return sheetOf(rows, TIMES_SMALLER)
}

describe('looks that are led by a photograph', () => {
  it.each(KIND_NAMES)('%s: with photos, with cut-outs, with nothing', async (kind) => {
    await expectGolden(
      `led-${kind}`,
      await sheetFor(kind, [STATES.photos(kind), STATES.cutouts(kind), STATES.nothing()]),
      1,
    )
  })

  it.each(KIND_NAMES.filter((name) => kindFacts(name).takesPhoto))('%s: with a photograph of its own', async (kind) => {
    const states = [SAMPLE_PHOTO, SAMPLE_CUT_PHOTO].map((photo) => withPhoto(kind, matchOf(kind), { photo }))
    await expectGolden(`led-photo-${kind}`, await sheetFor(kind, states), 1)
  })

  it.each(['goal', 'best-player', 'milestone', 'result', 'announcement', 'status'] as const)(
    '%s: in the other looks it stands where a portrait would, or leads',
    async (kind) => {
      await expectGolden(`photo-${kind}`, await sheetFor(kind, [withPhoto(kind, matchOf(kind))], PLACED_LOOKS), 1)
    },
  )

  it.each(['goal', 'card', 'lineup', 'result', 'substitution'] as const)(
    '%s: in the other looks whoever is cut out stands there too',
    async (kind) => {
      await expectGolden(`cut-out-${kind}`, await sheetFor(kind, [STATES.cutouts(kind)], PLACED_LOOKS), 1)
    },
  )

  it('frames of a line-up in which everybody is cut out', async () => {
    const marks = ['square', 'shield'].map((mark) => ({ ...STATES.cutouts('lineup'), options: { players: { mark } } }))
    await expectGolden('cut-out-frames', await sheetFor('lineup', marks, ['broadcast', 'silhouette']), 1)
  })

  it('a post with a photograph of its own, and one that is about nobody, in the other looks', async () => {
    const match = matchOf('post')
    const states = [match, { ...match, post: OTHER_POSTS.nobody }].map((post) => withPhoto('post', post))
    await expectGolden('photo-post', await sheetFor('post', states, PLACED_LOOKS), 1)
  })

  it('posts of nobody', async () => {
    const { match, catalogue } = STATES.photos('post')
    const posts = Object.values(OTHER_POSTS).map((post) => ({ match: { ...match, post }, catalogue }))
    await expectGolden('led-post-of-nobody', await sheetFor('post', posts), 1)
  })

  it('sponsors', async () => {
    const { match, catalogue } = STATES.cutouts('goal')
    const sponsored = { match, catalogue: { ...catalogue, sponsors: SAMPLE_SPONSORS } }
    const options = { sponsors: { place: 'top', ground: 'dark' } }
    await expectGolden('led-sponsors', await sheetFor('goal', [sponsored, { ...sponsored, options }]), 1)
  })

  const LINEUPS: readonly PieceOptions[] = [
    { players: { mark: 'shield', names: 'full', markSize: 130 }, bench: { arrangement: 'column' } },
    { players: { mark: 'none', numbers: 'off' }, bench: { arrangement: 'line' } },
  ]
  const FRAMES = ['circle', 'shield', 'none'].map((frame) => ({ photo: { frame } }))
  it.each([
    ['lineup', LINEUPS],
    ['result', [{ 'scorers-panel': { arrangement: 'list' } }]],
    ['goal', FRAMES],
  ] as const)('%s: what a template sets', async (kind, all) => {
    const states = all.map((options) => ({ ...STATES.photos(kind), options }))
    await expectGolden(`led-options-${kind}`, await sheetFor(kind, states), 1)
  })
})
