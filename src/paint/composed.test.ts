import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DrawnInBox } from '#graphic/scene/changed-box.ts'
import type { Box, RectNode, TextNode } from '#graphic/scene/node.ts'
import { isComposed, paintComposed } from './composed.ts'
import { type Layer, Layers } from './layers.ts'
import type { Surface } from './surface.ts'

const GRAPHIC = { width: 1200, height: 1500 }
const WHOLE: Box = { x: 0, y: 0, ...GRAPHIC }
const SHADOW = { colour: '#000', blur: 48, x: 0, y: 12 }
const rect = (more: Partial<RectNode> = {}): RectNode => ({
  ...{ kind: 'rect', x: 100, y: 200, width: 400, height: 300, fill: '#fff' },
  ...more,
})

type Call = [name: string, ...args: unknown[]]

/** Takes every call and every setting, and keeps the calls. */
function recordingSurface(calls: Call[] = []): Surface {
  const settings: Record<string | symbol, unknown> = {}
  return new Proxy(settings, {
    get: (known, name) => known[name] ?? ((...args: unknown[]) => void calls.push([String(name), ...args])),
    set: (known, name, value) => {
      known[name] = value
      return true
    },
  }) as unknown as Surface
}

/** `drawn`: on the graphic; `aside`: on the layers. */
function paintAll(nodes: readonly DrawnInBox[], part: Box = WHOLE) {
  const made: Array<{ width: number; height: number }> = []
  const [calls, asideCalls]: [Call[], Call[]] = [[], []]
  const layers = new Layers((width, height) => {
    made.push({ width, height })
    return { picture: { width, height }, surface: recordingSurface(asideCalls) } as Layer
  })
  const surface = recordingSurface(calls)
  for (const node of nodes) paintComposed(surface, node, [GRAPHIC, part], layers, () => undefined)
  const draws = (all: Call[]) => all.filter(([name]) => name === 'drawImage')
  return { made, drawn: draws(calls), aside: draws(asideCalls) }
}

const pixels = (sizes: ReadonlyArray<{ width: number; height: number }>) =>
  sizes.reduce((sum, { width, height }) => sum + width * height, 0)

describe('what is drawn aside', () => {
  it('is what has a shadow, blends, fades, or is half clear in parts that overlap; nothing else', () => {
    expect(isComposed(rect())).toBe(false)
    expect(isComposed(rect({ opacity: 0.5 }))).toBe(false)
    expect(isComposed(rect({ shadow: SHADOW }))).toBe(true)
    expect(isComposed(rect({ blend: 'multiply' }))).toBe(true)
  })

  it('takes the same few canvases, however many shadows and blends there are', () => {
    const many = Array.from({ length: 60 }, () => rect({ shadow: SHADOW, blend: 'screen', opacity: 0.5 }))
    expect(paintAll(many).made).toHaveLength(3)
    expect(pixels(paintAll(many).made)).toBe(pixels(paintAll(many.slice(0, 1)).made))
  })

  it('a wide blur is drawn small and laid over large: a quarter of the size for a blur of 48', () => {
    const { made, drawn } = paintAll([rect({ shadow: SHADOW })])
    expect(drawn).toHaveLength(1)
    const [, , , , width, height, , , wide, high] = drawn[0] as Call
    expect([wide, high]).toEqual([4 * (width as number), 4 * (height as number)])
    expect(pixels(made)).toBeLessThan(2 * 150 * 130)
  })

  it('a narrow blur is drawn as it is', () => {
    const [, , , , width, height, , , wide, high] = paintAll([rect({ shadow: { ...SHADOW, blur: 4 } })])
      .drawn[0] as Call
    expect([wide, high]).toEqual([width, height])
  })

  it('no more of a group is drawn than the part that is painted', () => {
    const part = { x: 90, y: 190, width: 60, height: 40 }
    const { made, drawn } = paintAll([rect({ blend: 'multiply' })], part)
    expect(pixels(made)).toBeLessThanOrEqual(61 * 41)
    expect(drawn).toHaveLength(1)
    expect(paintAll([rect({ blend: 'multiply' })], { ...part, x: 900 }).drawn).toEqual([])
  })

  it('never asks for a source that leaves its layer: WebKit would draw nothing of it', () => {
    const place = fc.double({ min: -600, max: 1800, noNaN: true })
    const length = fc.double({ min: 0.5, max: 2400, noNaN: true })
    const box = fc.record({ x: place, y: place, width: length, height: length })
    const blur = fc.double({ min: 0, max: 400, noNaN: true })
    const shadow = fc.record({ colour: fc.constant('#000'), blur, x: place, y: place })
    const blend = fc.option(fc.constant('multiply' as const), { nil: undefined })
    const kind = fc.constantFrom('rect' as const, 'text' as const)
    const nodes = fc.array(fc.record({ kind, box, shadow, blend }), { minLength: 1, maxLength: 4 })
    const whole = fc.integer({ min: 0, max: 1100 })
    const part = fc.record({
      x: whole,
      y: whole,
      width: fc.integer({ min: 1, max: 1200 }),
      height: whole.map((y) => y + 1),
    })
    fc.assert(
      fc.property(nodes, part, (several, painted) => {
        const composed = several.map(
          ({ kind, box, shadow, blend }) =>
            ({ kind, ...box, shadow, ...(blend && { blend }), fill: '#fff', text: 'a' }) as RectNode | TextNode,
        )
        const { drawn, aside } = paintAll(composed, painted)
        for (const [, picture, x, y, width, height] of [...drawn, ...aside]) {
          const layer = picture as { width: number; height: number }
          expect([x as number, y as number]).toEqual([0, 0])
          expect(width as number).toBeLessThanOrEqual(layer.width)
          expect(height as number).toBeLessThanOrEqual(layer.height)
        }
      }),
    )
  })
})
