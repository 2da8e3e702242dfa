import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#graphic/catalogue.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { SAMPLE_PHOTO, withPhoto } from '#graphic/testing/sample-photo.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { seenArea, seenPart } from './testing/seen-part.ts'

/** As of the real photograph that other tests draw: its face is right of the middle, well above it. */
const SIZE = { width: 512, height: 512 }
const FACE = { x: 180, y: 76, width: 88, height: 108 }
const FOCUS = { x: 44, y: 25 }

const [PHOTO, CUT_OUT] = ['/pictures/real', '/pictures/real-cut-out']

const squadWith = (cutout: string | null): Catalogue => ({
  ...SAMPLE_CATALOGUE,
  players: SAMPLE_CATALOGUE.players.map((player) => ({
    ...player,
    ...{ lineupImage: PHOTO, scorerImage: PHOTO, lineupCutout: cutout, scorerCutout: cutout },
  })),
})

const chosen = (kind: KindName, more: Partial<typeof SAMPLE_PHOTO> | { cutout: string }) =>
  withPhoto(kind, sampleMatch(kind), {
    photo: { ...SAMPLE_PHOTO, src: PHOTO, ...SIZE, focus: FOCUS, ...more } as typeof SAMPLE_PHOTO,
  })

const STATES = {
  'as a portrait': { shows: PHOTO, of: (kind: KindName) => ({ match: sampleMatch(kind), catalogue: squadWith(null) }) },
  'cut out': { shows: CUT_OUT, of: (kind: KindName) => ({ match: sampleMatch(kind), catalogue: squadWith(CUT_OUT) }) },
  'as the photo of the match': { shows: PHOTO, of: (kind: KindName) => chosen(kind, {}) },
  'cut out of that': { shows: CUT_OUT, of: (kind: KindName) => chosen(kind, { cutout: CUT_OUT }) },
} as const

const shownIn = ({ nodes }: Scene): string[] =>
  [PHOTO, CUT_OUT].filter((src) => nodes.some((node) => node.kind === 'image' && node.src === src))

describe.each(LOOK_NAMES)('a photograph in %s', (look) => {
  describe.each(FORMAT_NAMES)('as a %s', (format) => {
    it.each(Object.entries(STATES))('leads, and its face is seen whole: %s', async (_, { shows, of }) => {
      for (const kind of ['goal', 'best-player'] as const) {
        const scene = await sampleScene(kind, look, { ...of(kind), format })
        expect(shownIn(scene), kind).toContain(shows)
        expect(seenArea(scene, shows, SIZE), `${kind}: of the graphic`).toBeGreaterThan(0.2)
        expect(seenPart(scene, shows, SIZE, FACE), `${kind}: of the face`).toBe(1)
      }
    })
  })

  it('is gone with all that stood behind its hero once that is cut out', async () => {
    for (const format of FORMAT_NAMES) {
      const { of, shows } = STATES['cut out']
      expect(shownIn(await sampleScene('goal', look, { ...of('goal'), format }))).toEqual([shows])
    }
  })
})

it.each<[LookName, FormatName]>([
  ['broadcast', 'story'],
  ['classic', 'story'],
  ['cover', 'portrait'],
])('a face that a wrong focus cuts off is missed: %s as a %s', async (look, format) => {
  const scene = await sampleScene('goal', look, { ...chosen('goal', { focus: { x: 98, y: 95 } }), format })
  expect(seenPart(scene, PHOTO, SIZE, FACE)).toBeLessThan(0.8)
})

it('a face under a panel is missed', async () => {
  const { of } = STATES['as a portrait']
  const scene = await sampleScene('goal', 'broadcast', of('goal'))
  const [photo] = scene.nodes.filter((node) => node.kind === 'image' && node.src === PHOTO)
  const panel = { ...photo, kind: 'rect', fill: '#ffffff' } as Scene['nodes'][number]
  expect(seenPart({ ...scene, nodes: [...scene.nodes, panel] }, PHOTO, SIZE, FACE)).toBe(0)
})
