import { describe, expect, it } from 'vitest'
import { FORMATS, type FormatName } from '../formats.ts'
import { changedBox, seenReach } from './changed-box.ts'
import type { RectNode, Scene, SceneNode, TextNode } from './node.ts'

const rect = (x: number, more: Partial<RectNode> = {}): RectNode => ({
  kind: 'rect',
  x,
  y: 100,
  width: 50,
  height: 40,
  fill: '#fff',
  ...more,
})
const sceneOn = (format: FormatName, ...nodes: SceneNode[]): Scene => {
  const { width, height } = FORMATS[format]
  return { width, height, nodes }
}
const scene = (...nodes: SceneNode[]): Scene => sceneOn('portrait', ...nodes)

describe('the changed part of a graphic', () => {
  it('is nothing when the same is made anew', () => {
    expect(changedBox(scene(rect(10)), scene(rect(10)))).toBeNull()
  })

  it('holds the old place and the new one', () => {
    const box = changedBox(scene(rect(10), rect(600)), scene(rect(10), rect(700)))
    expect(box).toEqual({ x: 598, y: 98, width: 154, height: 44 })
  })

  it('holds what came and what went', () => {
    const box = { x: 8, y: 98, width: 54, height: 44 }
    expect(changedBox(scene(), scene(rect(10)))).toEqual(box)
    expect(changedBox(scene(rect(10)), scene())).toEqual(box)
  })

  it('sees a change deep inside a node', () => {
    const filled = (colour: string) =>
      rect(10, { fill: { from: { x: 0, y: 0 }, to: { x: 0, y: 1 }, stops: [{ at: 0, colour }] } })
    expect(changedBox(scene(filled('#000')), scene(filled('#111')))).not.toBeNull()
  })

  it('reaches to the corners of a turned node, beyond borders, and never outside the graphic', () => {
    const turned = changedBox(scene(), scene(rect(300, { rotation: 45, border: { width: 10, colour: '#000' } })))
    expect(turned?.x).toBeLessThanOrEqual(300 + 25 - Math.hypot(50, 40) / 2 - 10)
    expect(changedBox(scene(), scene(rect(-30)))?.x).toBe(0)
    expect(changedBox(scene(), scene(rect(5000)))).toBeNull()
  })

  it('holds all of a shadow', () => {
    const box = changedBox(scene(), scene(rect(300, { shadow: { colour: '#000', blur: 20, x: -40, y: 10 } })))
    expect(box?.x).toBeLessThanOrEqual(300 - 40 - 30)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(140 + 10 + 30)
  })

  it('holds the outline of letters and what a slant moves out of the box', () => {
    const letters: TextNode = {
      ...{ kind: 'text', x: 300, y: 300, width: 200, height: 90, text: 'Ł', face: 'sans', weight: 400, size: 90 },
      ...{ minSize: 8, maxLines: 1, lineHeight: 1, colour: '#000', align: 'left', vertical: 'top' },
    }
    const left = (change: Partial<TextNode>) => changedBox(scene(), scene({ ...letters, ...change }))?.x ?? 0
    expect(left({ outline: { width: 20, colour: '#fff' } })).toBeLessThanOrEqual(left({}) - 20)
    expect(left({ isItalic: true })).toBeLessThan(left({}))
  })

  it('is everything for a path, which may go anywhere', () => {
    const path: SceneNode = { ...rect(0), kind: 'path', segments: [] }
    const { width, height } = FORMATS.story
    expect(changedBox(sceneOn('story'), sceneOn('story', path))).toEqual({ x: 0, y: 0, width, height })
  })

  it('is the whole of a graphic that has got another size', () => {
    const { width, height } = FORMATS.landscape
    const same = rect(10)
    expect(changedBox(scene(same), sceneOn('landscape', same))).toEqual({ x: 0, y: 0, width, height })
  })
})

describe('what is drawn aside of a node', () => {
  const { width, height } = FORMATS.portrait
  const shadow = { colour: '#000', blur: 20, x: 0, y: 0 }

  it.each([0, 1e-40, 30, 45, 90, 200])(
    'is hardly larger than the graphic, however large the node: turned by %s',
    (rotation) => {
      const box = seenReach(
        rect(-5000, { y: -5000, width: 20_000, height: 20_000, rotation, shadow }),
        FORMATS.portrait,
      )
      expect(box).toEqual({ x: -30, y: -30, width: width + 60, height: height + 60 })
    },
  )

  it('is the node itself with all of its shadow where it lies inside', () => {
    expect(seenReach(rect(300, { shadow }), FORMATS.portrait)).toEqual({ x: 268, y: 68, width: 114, height: 104 })
    expect(seenReach(rect(300, { rotation: 90 }), FORMATS.portrait)).toEqual({ x: 303, y: 93, width: 44, height: 54 })
  })

  it('is there for what casts a shadow into the graphic, and not for what is out of its reach', () => {
    expect(seenReach(rect(-70, { shadow }), FORMATS.portrait)).not.toBeNull()
    expect(seenReach(rect(-90, { shadow }), FORMATS.portrait)).toBeNull()
  })
})
