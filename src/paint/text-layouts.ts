import { fontString } from '#graphic/scene/faces.ts'
import type { TextNode } from '#graphic/scene/node.ts'
import { BoundedCache } from './bounded-cache.ts'
import type { Measure } from './letters.ts'
import { GRAPHIC_LANG, type Surface } from './surface.ts'
import { layOutText, type TextLayout } from './text-layout.ts'

const LAYOUTS_KEPT = 600
const WIDTHS_KEPT = 6_000
/**
 * Letters grow evenly with their size, so each text is measured, and painted by a scale, at one size. Below some 256 px
 * WebKit rounds the width of a letter to whole pixels, and a worker of Firefox rounds sizes that are not as round as this.
 */
export const REFERENCE_SIZE = 1024

const layoutKey = (node: TextNode): string =>
  [
    node.text,
    node.face,
    node.weight,
    node.size,
    node.minSize,
    node.maxLines,
    node.lineHeight,
    node.align,
    node.vertical,
    node.peers?.join('\u0002'),
    node.sharesLines,
    node.keepsWords,
    node.padding,
    node.spacing,
    node.x,
    node.y,
    node.width,
    node.height,
  ].join('\u0001')

/** Lays texts out and remembers it: while a slot is dragged, the other names are not measured again. */
export class TextLayouts {
  private readonly layouts = new BoundedCache<TextLayout>(LAYOUTS_KEPT)
  private readonly widths = new BoundedCache<number>(WIDTHS_KEPT)

  constructor(private readonly measuring: Pick<Surface, 'font' | 'measureText' | 'textRendering' | 'lang'>) {
    measuring.textRendering = 'geometricPrecision'
    measuring.lang = GRAPHIC_LANG
  }

  layOut(node: TextNode): TextLayout {
    const key = layoutKey(node)
    return this.layouts.get(key) ?? this.layouts.set(key, layOutText(node, this.measure))
  }

  /** After fonts have arrived, everything measured before them is wrong. */
  forget(): void {
    this.layouts.clear()
    this.widths.clear()
  }

  readonly measure: Measure = (text, { face, weight }) => {
    const key = `${face}${weight}\u0001${text}`
    const known = this.widths.get(key)
    if (known !== undefined) return known
    this.measuring.font = fontString(face, weight, REFERENCE_SIZE)
    return this.widths.set(key, this.measuring.measureText(text).width / REFERENCE_SIZE)
  }
}
