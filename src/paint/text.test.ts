import { expect, it } from 'vitest'
import type { TextNode } from '#graphic/scene/node.ts'
import type { PaintTools } from './node-painter.ts'
import type { Surface } from './surface.ts'
import { paintText } from './text.ts'
import { TextLayouts } from './text-layouts.ts'

/** Letters half as wide as they are high, up to 256 px in whole pixels: so WebKit measures and paints them. */
function roundingSurface() {
  const painted: Array<{ left: number; right: number }> = []
  let scale = 1
  const surface = {
    font: '',
    measureText(text: string) {
      const size = Number(/([\d.]+)px/.exec(surface.font)?.[1])
      return { width: text.length * (size > 256 ? size / 2 : Math.round(size / 2)) }
    },
    scale(by: number) {
      scale *= by
    },
    fillText(text: string, x: number) {
      painted.push({ left: x * scale, right: (x + surface.measureText(text).width) * scale })
    },
  }
  return { surface: surface as unknown as Surface, painted }
}

it('a text that shrank to fit its box fills it to the pixel, also where letters have whole widths', () => {
  const { surface, painted } = roundingSurface()
  const node: TextNode = {
    ...{ kind: 'text', x: 100, y: 0, width: 333, height: 100, text: 'Brzęczyszczykiewicz', face: 'display' },
    ...{ weight: 700, size: 60, minSize: 10, maxLines: 1, lineHeight: 1, align: 'left', vertical: 'top' },
    colour: '#000000',
  }
  paintText(surface, node, { texts: new TextLayouts(surface) } as PaintTools)
  expect(painted).toHaveLength(1)
  expect(painted[0]?.left).toBeCloseTo(100)
  expect(painted[0]?.right).toBeCloseTo(433)
})
