import { paintPart, paintScene } from '#paint/painter.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { type NeededFont, neededAssets } from '#scene/needed-assets.ts'
import type { Box, Scene } from '#scene/node.ts'
import { createCanvas, transparentSurface } from './canvas.ts'
import { loadFonts } from './fonts.ts'
import { PictureStore } from './picture-store.ts'

/** The painter with its fonts and pictures: one for the page, one for the worker. */
export class GraphicPainter {
  readonly pictures = new PictureStore()
  private readonly texts = new TextLayouts(transparentSurface(createCanvas(1, 1)))
  private readonly fonts = new Set<string>()

  /** Grows whenever a picture or a font has come: what was drawn before may lack it. */
  get assets(): number {
    return this.pictures.arrivals + this.fonts.size
  }

  /** Waits for everything the scene needs; resolves with what could not be had. */
  async prepare(scene: Scene): Promise<string[]> {
    const needed = neededAssets(scene)
    const [failedFonts, failedPictures] = await Promise.all([
      this.prepareFonts(needed.fonts),
      this.pictures.prepare(needed.pictures, scene.pictureLimitMs),
    ])
    return [...failedFonts, ...failedPictures]
  }

  paint(surface: Surface, scene: Scene): void {
    paintScene(surface, scene, { pictures: this.pictures, texts: this.texts })
  }

  paintPart(surface: Surface, scene: Scene, part: Box): void {
    paintPart(surface, scene, { pictures: this.pictures, texts: this.texts }, part)
  }

  private async prepareFonts(fonts: readonly NeededFont[]): Promise<string[]> {
    const failed = await loadFonts(fonts)
    const isNew = fonts.some(({ face, weight }) => !this.fonts.has(`${face} ${weight}`))
    for (const { face, weight } of fonts) this.fonts.add(`${face} ${weight}`)
    if (isNew) this.texts.forget()
    return failed
  }
}
