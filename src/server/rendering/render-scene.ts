import { createCanvas } from '@napi-rs/canvas'
import { neededAssets } from '#graphic/scene/needed-assets.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { type Layer, Layers } from '#paint/layers.ts'
import type { PaintTools } from '#paint/node-painter.ts'
import { paintScene } from '#paint/painter.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { ClubFonts } from './club-fonts.ts'
import { registerFonts } from './fonts.ts'
import { PictureCache } from './picture-cache.ts'
import { loadPictures, type ReadPicture } from './pictures.ts'

export interface Rendering {
  width: number
  height: number
  /** RGBA, opaque. */
  pixels: Buffer
  failed: string[]
}

let texts: TextLayouts | undefined
const clubFonts = new ClubFonts()

/** One for the whole process: it keeps measured texts, and measuring needs no particular canvas. */
function sharedTexts(): TextLayouts {
  registerFonts()
  texts ??= new TextLayouts(createCanvas(1, 1).getContext('2d') as unknown as Surface)
  return texts
}

function createLayer(width: number, height: number): Layer {
  const canvas = createCanvas(width, height)
  return { picture: canvas, surface: canvas.getContext('2d') as unknown as Surface }
}

/** One for the whole process: a drawing is done before the next begins. */
const layers = new Layers(createLayer)

/** The scene's fonts and pictures, ready to draw as often as is wanted. */
export async function prepareScene(
  scene: Scene,
  read: ReadPicture,
  kept = new PictureCache(0),
): Promise<PaintTools & { failed: string[] }> {
  const needed = neededAssets(scene)
  const texts = sharedTexts()
  const fonts = await clubFonts.prepare(needed.fonts, read)
  if (fonts.hasNew) texts.forget()
  const { pictures, failed } = await loadPictures(needed.pictures, read, kept)
  return { texts, layers, pictures, failed: [...fonts.failed, ...failed] }
}

export function drawScene(scene: Scene, tools: PaintTools & { failed: string[] }): Rendering {
  const canvas = createCanvas(scene.width, scene.height)
  paintScene(canvas.getContext('2d') as unknown as Surface, scene, tools)
  return { width: scene.width, height: scene.height, pixels: canvas.data(), failed: tools.failed }
}

/** `kept`: pictures of earlier scenes; without it each is read anew. */
export async function renderScene(scene: Scene, read: ReadPicture, kept?: PictureCache): Promise<Rendering> {
  return drawScene(scene, await prepareScene(scene, read, kept))
}
