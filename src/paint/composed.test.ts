import { describe, expect, it } from 'vitest'
import type { Box, RectNode } from '#graphic/scene/node.ts'
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

function paintAll(nodes: readonly RectNode[], part: Box = WHOLE) {
  const made: Array<{ width: number; height: number }> = []
  const layers = new Layers((width, height) => {
    made.push({ width, height })
    return { picture: { width, height }, surface: recordingSurface() } as Layer
  })
  const calls: Call[] = []
  const surface = recordingSurface(calls)
  for (const node of nodes) paintComposed(surface, node, [GRAPHIC, part], layers, () => undefined)
  return { made, drawn: calls.filter(([name]) => name === 'drawImage') }
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
})
