import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ClubColours, DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { kindDesign } from '#graphic/kinds/designs.ts'
import { KIND_NAMES, type KindName } from '#graphic/kinds/kinds.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import type { PieceOptions } from '#graphic/template/piece-options.ts'
import { CUT_OUT_CATALOGUE, SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import type { Picture } from '#paint/surface.ts'
import { crestColoursOf } from '#server/pictures/crest-colours-of.ts'
import { drawCrest } from '#server/testing/drawn-pictures.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { forgetMasks, measureTexts, type SceneTools } from '#server/testing/text-contrast.ts'
import { addGrain } from './grain.ts'
import { PictureCache } from './picture-cache.ts'
import { prepareScene, renderScene } from './render-scene.ts'

/** Light ones and dark ones among the first, third, … as among the second, fourth, …: each format meets one half. */
const CRESTS = {
  'bright yellow and black': { primary: '#ffd500', accent: '#0c0c0c' },
  'pale yellow': { primary: '#fff2a8', accent: '#fff2a8' },
  white: { primary: '#ffffff', accent: '#f4f4f4' },
  grey: { primary: '#8d8d8d', accent: '#b5b5b5' },
  black: { primary: '#0a0a0a', accent: '#0a0a0a' },
  red: { primary: '#d8101c', accent: '#d8101c' },
  green: { primary: '#0d9b45', accent: '#0d9b45' },
}

interface Starter {
  look: LookName
  type: KindName
  format: FormatName
  options?: PieceOptions
}

/**
 * What colours words and grounds have is decided by look and crest, where words lie by look, kind and format. So each
 * kind is drawn with each crest in every second format, and in each format with every second crest.
 */
const isDrawn = (kind: number, format: number, crest: number): boolean => (kind + format + crest) % 2 === 0

const startersOf = (look: LookName, crest: number): Starter[] =>
  KIND_NAMES.flatMap((type, kind) =>
    FORMAT_NAMES.filter((_, format) => isDrawn(kind, format, crest)).map((format) => ({ look, type, format })),
  )

/** What puts words on other grounds. */
const OPTIONS: ReadonlyArray<[KindName, PieceOptions]> = [
  ['lineup', { players: { mark: 'none' } }],
  ['lineup', { players: { mark: 'none' }, pitch: { ground: 'tilted' } }],
  ['lineup', { players: { mark: 'none' }, pitch: { ground: 'plain' } }],
  ['lineup', { players: { mark: 'cut-out', numbers: 'off' }, pitch: { ground: 'none' } }],
  ['result', { 'scorers-panel': { arrangement: 'list' } }],
  ['goal', { photo: { frame: 'shield' } }],
  ['goal', { photo: { frame: 'none' } }],
]

const startersWithOptions = (look: LookName, crest: number): Starter[] =>
  OPTIONS.flatMap(([type, options], kind) =>
    FORMAT_NAMES.filter((_, format) => isDrawn(kind, format, crest)).map((format) => ({ look, type, format, options })),
  )

interface Club {
  colours: ClubColours
  picture: Picture | undefined
}

async function clubWith(colours: ClubColours | null): Promise<Club> {
  if (!colours) return { colours: DEFAULT_CLUB_COLOURS, picture: undefined }
  const crest = await drawCrest(colours, 'O').encode('png')
  return { colours: await crestColoursOf(crest), picture: await loadImage(crest) }
}

async function drawnBackground({ look, type, format }: Starter, { colours }: Club): Promise<Picture> {
  const ground = backgroundScene(look, type, colours, format)
  const rendering = await renderScene(ground, async () => null)
  addGrain(rendering, look)
  const canvas = createCanvas(rendering.width, rendering.height)
  const surface = canvas.getContext('2d')
  const image = surface.createImageData(rendering.width, rendering.height)
  image.data.set(rendering.pixels)
  surface.putImageData(image, 0, 0)
  return canvas
}

const grounds = new WeakMap<Club, Map<string, Promise<Picture>>>()

/** Kinds with one ground share it. */
function starterBackground(starter: Starter, club: Club): Promise<Picture> {
  const { look, type, format } = starter
  const known = grounds.get(club) ?? new Map<string, Promise<Picture>>()
  grounds.set(club, known)
  const key = JSON.stringify([look, format, kindDesign(type).ground])
  const background = known.get(key) ?? drawnBackground(starter, club)
  known.set(key, background)
  return background
}

const DECODED_BYTES = 256 * 1024 * 1024

/** At home with every picture there is, and with everybody cut out; away without a single photo, so that the numbers stand in their place. */
const SIDES = [
  { name: 'home', isHome: true, hasPhotos: true, catalogue: SAMPLE_CATALOGUE },
  { name: 'home, cut out', isHome: true, hasPhotos: true, catalogue: CUT_OUT_CATALOGUE },
  { name: 'away', isHome: false, hasPhotos: false, catalogue: SAMPLE_CATALOGUE },
]

const samples = new Map<string, Promise<SceneTools>>()
const decoded = { withPhotos: new PictureCache(DECODED_BYTES), without: new PictureCache(DECODED_BYTES) }

/** The sample players and the opponent are the same beside every crest. */
function samplePictures(scene: Scene, key: string, hasPhotos: boolean): Promise<SceneTools> {
  const known = samples.get(key)
  if (known) return known
  const prepared = prepareScene(
    scene,
    async (src) => (src.includes('portrait') && !hasPhotos ? null : readSamplePicture(src)),
    hasPhotos ? decoded.withPhotos : decoded.without,
  )
  samples.set(key, prepared)
  return prepared
}

async function tooFaint(starter: Starter, club: Club): Promise<string[]> {
  const { look, type, format, options } = starter
  const background = await starterBackground(starter, club)
  const faint: string[] = []
  const drawn = new Set<string>()
  for (const { name, isHome, hasPhotos, catalogue } of SIDES) {
    const own = { name: 'Orły Dębno', crest: club.picture ? 'crest' : null, colours: club.colours }
    const scene = await sampleScene(type, look, {
      match: { ...sampleMatch(type), isHome, competition: 'IV liga, 12. kolejka' },
      catalogue: { ...catalogue, club: own },
      format,
      template: { background: 'background' },
      options,
    })
    const nodes = JSON.stringify(scene)
    // Of a kind without people one side can be the other.
    const seen = hasPhotos || !nodes.includes('portrait') ? nodes : `${nodes} without photos`
    if (drawn.has(seen)) continue
    drawn.add(seen)
    const what = `${look} ${type} ${format} ${JSON.stringify(options ?? {})}`
    const { pictures, ...tools } = await samplePictures(scene, `${what} ${name}`, hasPhotos)
    const clubPictures = new Map([
      ['background', background],
      ['crest', club.picture],
    ])
    const all = {
      get: (src: string, ...box: [number, number, 'cover']) => clubPictures.get(src) ?? pictures.get(src, ...box),
    }
    for (const { text, ratio } of measureTexts(scene, { ...tools, pictures: all })) {
      if (ratio < 4.5) faint.push(`${what} ${name}: "${text}" ${ratio.toFixed(2)}:1`)
    }
  }
  return faint
}

describe.each(LOOK_NAMES)('%s', (look) => {
  // What was drawn of another look is not needed any more.
  beforeAll(() => {
    samples.clear()
    forgetMasks()
  })

  describe.each([
    ['on the starters', startersOf],
    ['with options that put words on other grounds', startersWithOptions],
  ])('%s every text stands at 4.5:1 or better on the painted pixels under it', (_, starters) => {
    it.each(
      [...Object.entries(CRESTS), ['none', null] as const].map(([name, colours], crest) => ({ name, colours, crest })),
    )(
      'with a crest: $name',
      async ({ colours, crest }) => {
        const club = await clubWith(colours)
        const faint: string[] = []
        for (const starter of starters(look, crest)) faint.push(...(await tooFaint(starter, club)))
        expect(faint).toEqual([])
      },
      600_000,
    )
  })
})
