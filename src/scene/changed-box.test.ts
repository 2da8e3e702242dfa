import { describe, expect, it } from 'vitest'
import { changedBox } from './changed-box.ts'
import { GRAPHIC_HEIGHT, GRAPHIC_WIDTH, type RectNode, type Scene, type SceneNode, WHOLE } from './node.ts'

const rect = (x: number, more: Partial<RectNode> = {}): RectNode => ({
  kind: 'rect',
  x,
  y: 100,
  width: 50,
  height: 40,
  fill: '#fff',
  ...more,
})
const scene = (...nodes: SceneNode[]): Scene => ({ width: GRAPHIC_WIDTH, height: GRAPHIC_HEIGHT, nodes })

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

  it('is everything for a path, which may go anywhere', () => {
    expect(changedBox(scene(), scene({ ...rect(0), kind: 'path', segments: [] }))).toEqual(WHOLE)
  })
})
