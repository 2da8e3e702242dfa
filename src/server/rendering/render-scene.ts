import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { PaintTools } from '#paint/node-painter.ts'
import { paintScene } from '#paint/painter.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { neededAssets } from '#scene/needed-assets.ts'
import type { Scene } from '#scene/node.ts'
import { registerFonts } from './fonts.ts'
import { loadPictures, type ReadPicture } from './pictures.ts'

export interface Rendering {
  width: number
  height: number
  /** RGBA, opaque. */
  pixels: Buffer
  failed: string[]
}

let texts: TextLayouts | undefined

/** One for the whole process: it keeps measured texts, and measuring needs no particular canvas. */
function sharedTexts(): TextLayouts {
  registerFonts()
  texts ??= new TextLayouts(createCanvas(1, 1).getContext('2d') as unknown as Surface)
  return texts
}

/** The scene's fonts and pictures, ready to draw as often as is wanted. */
export async function prepareScene(scene: Scene, read: ReadPicture): Promise<PaintTools & { failed: string[] }> {
  return { texts: sharedTexts(), ...(await loadPictures(neededAssets(scene).pictures, read)) }
}

export function drawScene(scene: Scene, tools: PaintTools & { failed: string[] }): Rendering {
  const canvas = createCanvas(scene.width, scene.height)
  paintScene(canvas.getContext('2d') as unknown as Surface, scene, tools)
  return { width: scene.width, height: scene.height, pixels: canvas.data(), failed: tools.failed }
}

export async function renderScene(scene: Scene, read: ReadPicture): Promise<Rendering> {
  return drawScene(scene, await prepareScene(scene, read))
}

/** Without alpha, filtered plainly and squeezed lightly: an eighth of the time of the canvas's own encoder. */
export function encodePng({ pixels, width, height }: Rendering): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 2, adaptiveFiltering: false })
    .toBuffer()
}
