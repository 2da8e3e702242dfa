import { type NeededFont, neededAssets } from '#graphic/scene/needed-assets.ts'
import type { Box, Scene } from '#graphic/scene/node.ts'
import { type Layer, Layers } from '#paint/layers.ts'
import type { PaintTools } from '#paint/node-painter.ts'
import { paintPart, paintScene } from '#paint/painter.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { createCanvas, layerSurface, transparentSurface } from './canvas.ts'
import { loadFonts } from './fonts.ts'
import { PictureStore } from './picture-store.ts'

function createLayer(width: number, height: number): Layer {
  const canvas = createCanvas(width, height)
  return { picture: canvas, surface: layerSurface(canvas) }
}

/** The painter with its fonts and pictures: one for the page, one for the worker. */
export class GraphicPainter {
  readonly pictures = new PictureStore()
  private readonly texts = new TextLayouts(transparentSurface(createCanvas(1, 1)))
  private readonly layers = new Layers(createLayer)
  private readonly fonts = new Set<string>()

  /** Grows whenever a picture or a font has come: what was drawn before may lack it. */
  get assets(): number {
    return this.pictures.arrivals + this.fonts.size
  }

  /** Waits for everything the scene needs; resolves with what could not be had. */
  async prepare(scene: Scene): Promise<string[]> {
    const needed = neededAssets(scene)
    const [failedFonts, failedPictures] = await Promise.all([
      this.prepareFonts(needed.fonts, scene.pictureLimitMs),
      this.pictures.prepare(needed.pictures, scene.pictureLimitMs),
    ])
    return [...failedFonts, ...failedPictures]
  }

  paint(surface: Surface, scene: Scene): void {
    paintScene(surface, scene, this.tools)
  }

  paintPart(surface: Surface, scene: Scene, part: Box): void {
    paintPart(surface, scene, this.tools, part)
  }

  get tools(): PaintTools {
    const { pictures, texts, layers } = this
    return { pictures, texts, layers }
  }

  private async prepareFonts(fonts: readonly NeededFont[], limitMs: number | undefined): Promise<string[]> {
    const failed = await loadFonts(fonts, limitMs)
    const before = this.fonts.size
    for (const { face, weight } of fonts) if (!failed.includes(`${face} ${weight}`)) this.fonts.add(`${face} ${weight}`)
    if (this.fonts.size > before) this.texts.forget()
    return failed
  }
}
