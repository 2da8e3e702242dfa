import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { type ClubColours, DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { LOOK_NAMES, type LookName } from '#domain/template/look-name.ts'
import { TEMPLATE_TYPES, type TemplateType } from '#domain/template/template-type.ts'
import type { Picture } from '#paint/surface.ts'
import { backgroundScene } from '#scene/backgrounds/background.ts'
import { graphicScene } from '#scene/graphic-scene.ts'
import type { Scene } from '#scene/node.ts'
import { SAMPLE_VIEWS } from '#scene/testing/sample-views.ts'
import { crestColoursOf } from '#server/pictures/crest-colours-of.ts'
import { drawCrest } from '#server/testing/drawn-pictures.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { measureTexts, type SceneTools } from '#server/testing/text-contrast.ts'
import { addGrain } from './grain.ts'
import { prepareScene, renderScene } from './render-scene.ts'

const CRESTS = {
  'bright yellow and black': { primary: '#ffd500', accent: '#0c0c0c' },
  'pale yellow': { primary: '#fff2a8', accent: '#fff2a8' },
  white: { primary: '#ffffff', accent: '#f4f4f4' },
  grey: { primary: '#8d8d8d', accent: '#b5b5b5' },
  black: { primary: '#0a0a0a', accent: '#0a0a0a' },
  red: { primary: '#d8101c', accent: '#d8101c' },
  green: { primary: '#0d9b45', accent: '#0d9b45' },
}

interface Club {
  colours: ClubColours
  crest: Buffer | null
  picture: Picture | undefined
}

async function clubWith(colours: ClubColours | null): Promise<Club> {
  if (!colours) return { colours: DEFAULT_CLUB_COLOURS, crest: null, picture: undefined }
  const crest = await drawCrest(colours, 'O').encode('png')
  return { colours: await crestColoursOf(crest), crest, picture: await loadImage(crest) }
}

async function starterBackground(look: LookName, type: TemplateType, { colours, crest }: Club): Promise<Picture> {
  const rendering = await renderScene(backgroundScene(look, type, colours, crest && 'crest'), async () => crest)
  addGrain(rendering, look)
  const canvas = createCanvas(rendering.width, rendering.height)
  const surface = canvas.getContext('2d')
  const image = surface.createImageData(rendering.width, rendering.height)
  image.data.set(rendering.pixels)
  surface.putImageData(image, 0, 0)
  return canvas
}

/** At home with every picture there is; away without a single photo, so that the numbers stand in their place. */
const SIDES = [
  { isHome: true, hasPhotos: true },
  { isHome: false, hasPhotos: false },
]

const samples = new Map<string, Promise<SceneTools>>()

/** The sample players and the opponent are the same beside every crest. */
function samplePictures(scene: Scene, key: string, hasPhotos: boolean): Promise<SceneTools> {
  const known = samples.get(key)
  if (known) return known
  const prepared = prepareScene(scene, async (src) =>
    src.includes('portrait') && !hasPhotos ? null : readSamplePicture(src),
  )
  samples.set(key, prepared)
  return prepared
}

async function tooFaint(look: LookName, type: TemplateType, club: Club): Promise<string[]> {
  const background = await starterBackground(look, type, club)
  const faint: string[] = []
  for (const { isHome, hasPhotos } of SIDES) {
    const view = {
      ...SAMPLE_VIEWS[type],
      isHome,
      club: { name: 'Orły Dębno', crest: club.picture ? 'crest' : null, colours: club.colours },
      competition: 'IV liga, 12. kolejka',
    }
    const scene = graphicScene(view, { background: 'background', isOwnBackground: false, look, elements: [] })
    const { pictures, ...tools } = await samplePictures(scene, `${look} ${type} ${isHome}`, hasPhotos)
    const own = new Map([
      ['background', background],
      ['crest', club.picture],
    ])
    const all = { get: (src: string, ...box: [number, number, 'cover']) => own.get(src) ?? pictures.get(src, ...box) }
    for (const { text, ratio } of measureTexts(scene, { ...tools, pictures: all })) {
      if (ratio < 4.5) faint.push(`${look} ${type} ${isHome ? 'home' : 'away'}: "${text}" ${ratio.toFixed(2)}:1`)
    }
  }
  return faint
}

describe('on the starters every text stands at 4.5:1 or better on the painted pixels under it', () => {
  it.each([...Object.entries(CRESTS), ['none', null] as const])(
    'with a crest: %s',
    async (_, colours) => {
      const club = await clubWith(colours)
      const faint: string[] = []
      for (const look of LOOK_NAMES) {
        for (const type of TEMPLATE_TYPES) faint.push(...(await tooFaint(look, type, club)))
      }
      expect(faint).toEqual([])
    },
    120_000,
  )
})
