import { createCanvas } from '@napi-rs/canvas'
import { luminance } from '#domain/club/colour.ts'
import { reachOf } from '#graphic/scene/changed-box.ts'
import type { Scene, TextNode } from '#graphic/scene/node.ts'
import type { PaintTools } from '#paint/node-painter.ts'
import { isIdle, paintNode } from '#paint/painter.ts'
import { GRAPHIC_LANG, type Surface } from '#paint/surface.ts'
import { drawScene } from '#server/rendering/render-scene.ts'

export type SceneTools = Parameters<typeof drawScene>[1]

export interface MeasuredText {
  text: string
  ratio: number
}

/** Letters are read against what lies right beside them, too. */
const RIM = 2
/** A single grain of the background or the smoothed edge of a panel says nothing: all but this share must be good. */
const WORST_SHARE = 0.05

const LINEAR = Float64Array.from({ length: 256 }, (_, value) =>
  luminance(`#${value.toString(16).padStart(2, '0').repeat(3)}`),
)

const luminanceAt = (pixels: Buffer, at: number): number =>
  0.2126 * (LINEAR[pixels[at] ?? 0] ?? 0) +
  0.7152 * (LINEAR[pixels[at + 1] ?? 0] ?? 0) +
  0.0722 * (LINEAR[pixels[at + 2] ?? 0] ?? 0)

const masks = new Map<string, Int32Array>()

export const forgetMasks = (): void => masks.clear()

/** In a box of more points than these every second one, or third, tells as much: its letters are as much thicker. */
const POINTS = 12_000

/** Where, in a picture of this width, the text's letters and their rim lie. */
function maskOf(node: TextNode, tools: PaintTools, scene: Scene): Int32Array {
  const { colour: _, ...shape } = node
  const key = JSON.stringify(shape)
  const known = masks.get(key)
  if (known) return known
  const reach = reachOf(node, scene)
  const [left, top] = [Math.floor(reach.x), Math.floor(reach.y)]
  const [width, height] = [Math.ceil(reach.width) + 1, Math.ceil(reach.height) + 1]
  const canvas = createCanvas(width, height)
  const surface = canvas.getContext('2d') as unknown as Surface
  surface.textRendering = 'geometricPrecision'
  surface.lang = GRAPHIC_LANG
  surface.translate(-left, -top)
  paintNode(surface, { ...node, unlessLoaded: undefined }, tools, scene)
  const alpha = canvas.data()
  const isLetter = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (alpha[(y * width + x) * 4 + 3] ?? 0) >= 128
  const isNearLetter = (x: number, y: number) =>
    isLetter(x, y) || isLetter(x - RIM, y) || isLetter(x + RIM, y) || isLetter(x, y - RIM) || isLetter(x, y + RIM)
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / POINTS)))
  const pixels: number[] = []
  for (let y = Math.max(0, -top); y < Math.min(height, scene.height - top); y += step) {
    for (let x = Math.max(0, -left); x < Math.min(width, scene.width - left); x += step) {
      if (isNearLetter(x, y)) pixels.push((y + top) * scene.width + x + left)
    }
  }
  const mask = Int32Array.from(pixels)
  masks.set(key, mask)
  return mask
}

function contrastWith(ground: Buffer, mask: Int32Array, ink: string): number {
  const inkLight = luminance(ink)
  const ratios = Float64Array.from(mask, (pixel) => {
    const light = luminanceAt(ground, pixel * 4)
    return (Math.max(light, inkLight) + 0.05) / (Math.min(light, inkLight) + 0.05)
  }).sort()
  return ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 0
}

/**
 * How each text stands out of the painted picture: its ink against every pixel that lies under its letters or within
 * two pixels of them when the same scene is painted without texts. A text that is not drawn is left out.
 */
export function measureTexts(scene: Scene, tools: SceneTools): MeasuredText[] {
  const nodes = scene.nodes.filter((node) => node.kind !== 'text' || node.isBackdrop)
  const { pixels } = drawScene({ ...scene, nodes }, tools)
  return scene.nodes.flatMap((node) => {
    if (node.kind !== 'text' || node.isBackdrop || node.text.trim() === '' || isIdle(node, tools)) return []
    return [{ text: node.text, ratio: contrastWith(pixels, maskOf(node, tools, scene), node.colour) }]
  })
}
