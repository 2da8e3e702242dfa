import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { type ClubStyle, type HandSetColours, PLAIN_STYLE } from '#graphic/style/club-style.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import type { Picture } from '#paint/surface.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { forgetMasks, measureTexts, type SceneTools } from '#server/testing/text-contrast.ts'
import { addGrain } from './grain.ts'
import { prepareScene, renderScene } from './render-scene.ts'

const COLOURS: Readonly<Record<string, HandSetColours>> = {
  'yellow with navy letters': { primary: '#ffd500', accent: '#0a1f5c', ink: '#0a1f5c' },
  'white with red letters': { primary: '#ffffff', accent: '#c4001a', ink: '#a80016' },
  'black with gold letters': { primary: '#0a0a0a', accent: '#d4af37', ink: '#f0d98a' },
  'a green between light and dark, black letters': { primary: '#0d9b45', accent: '#ffffff', ink: '#000000' },
  'two greys': { primary: '#8d8d8d', accent: '#b5b5b5', ink: null },
  'pink and sky': { primary: '#ff5fa2', accent: '#6ec6ff', ink: null },
}

/** Each pattern and each texture. */
const GROUNDS: ReadonlyArray<Pick<ClubStyle, 'pattern' | 'texture'>> = [
  { pattern: 'look', texture: 'look' },
  { pattern: 'none', texture: 'none' },
  { pattern: 'vertical', texture: 'grain' },
  { pattern: 'horizontal', texture: 'paper' },
  { pattern: 'diagonal', texture: 'halftone' },
  { pattern: 'checks', texture: 'look' },
  { pattern: 'look', texture: 'paper' },
]

/** A pitch, a photo, the muted colours, a score, rows. */
const KINDS: readonly KindName[] = ['lineup', 'goal', 'opponent-goal', 'result', 'table']

async function backgroundOf(look: LookName, kind: KindName, style: ClubStyle, colours: HandSetColours) {
  const rendering = await renderScene(backgroundScene(look, kind, colours, 'portrait', style), async () => null)
  if (style.texture !== 'none') addGrain(rendering, look)
  const canvas = createCanvas(rendering.width, rendering.height)
  const surface = canvas.getContext('2d')
  const image = surface.createImageData(rendering.width, rendering.height)
  image.data.set(rendering.pixels)
  surface.putImageData(image, 0, 0)
  return canvas as Picture
}

const samples = new Map<string, Promise<SceneTools>>()

async function tooFaint(look: LookName, kind: KindName, style: ClubStyle, colours: HandSetColours): Promise<string[]> {
  const background = await backgroundOf(look, kind, style, colours)
  const club = { name: 'Orły Dębno', crest: null, colours, style }
  const scene = await sampleScene(kind, look, {
    match: sampleMatch(kind),
    catalogue: { ...SAMPLE_CATALOGUE, club },
    format: 'portrait',
    template: { background: 'background' },
  })
  const prepared = samples.get(kind) ?? prepareScene(scene, readSamplePicture)
  samples.set(kind, prepared)
  const { pictures, ...tools } = await prepared
  const all = {
    get: (src: string, ...box: [number, number, 'cover']) =>
      src === 'background' ? background : pictures.get(src, ...box),
  }
  return measureTexts(scene, { ...tools, pictures: all }).flatMap(({ text, ratio }) =>
    ratio < 4.5 ? [`${kind} ${style.pattern} ${style.texture}: "${text}" ${ratio.toFixed(2)}:1`] : [],
  )
}

describe.each(LOOK_NAMES)('%s in colours set by hand', (look) => {
  beforeAll(() => {
    samples.clear()
    forgetMasks()
  })

  it.each(Object.entries(COLOURS))(
    'every text stands at 4.5:1 or better on the painted pixels, on every pattern and texture: %s',
    async (_, colours) => {
      const faint: string[] = []
      for (const ground of GROUNDS) {
        const style = { ...PLAIN_STYLE, ...ground, colours }
        for (const kind of KINDS) faint.push(...(await tooFaint(look, kind, style, colours)))
      }
      expect(faint).toEqual([])
    },
    600_000,
  )
})
