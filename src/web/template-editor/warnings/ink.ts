import type { InkOf } from '#graphic/template/editor/warnings.ts'
import { inkBox } from '#paint/text.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { createCanvas, transparentSurface } from '#web/graphics/canvas.ts'

/** Texts as the painter would lay them out with the fonts that are there now. */
export function measuredInk(): InkOf {
  const texts = new TextLayouts(transparentSurface(createCanvas(1, 1)))
  return (node) => {
    const layout = texts.layOut(node)
    return { size: layout.size, box: inkBox(node, layout) }
  }
}
