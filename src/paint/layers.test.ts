import { expect, it } from 'vitest'
import { type Layer, Layers } from './layers.ts'

function countedLayers() {
  const made: string[] = []
  const cleared: string[] = []
  const layers = new Layers((width, height) => {
    made.push(`${width}x${height}`)
    const surface = { clearRect: (...box: number[]) => cleared.push(box.join(' ')) }
    return { picture: { width, height }, surface } as unknown as Layer
  })
  return { layers, made, cleared }
}

it('one canvas serves all that is drawn for one use, and is empty each time, its rim included', () => {
  const { layers, made, cleared } = countedLayers()
  const first = layers.empty('group', { width: 30, height: 20 })
  expect(layers.empty('group', { width: 10, height: 20 })).toBe(first)
  expect([made, cleared]).toEqual([['31x21'], ['0 0 11 21']])
})

it('a canvas that is too small gives way to one that holds both', () => {
  const { layers, made } = countedLayers()
  layers.empty('group', { width: 30, height: 20 })
  layers.empty('group', { width: 10, height: 50 })
  layers.empty('group', { width: 30, height: 50 })
  expect(made).toEqual(['31x21', '31x51'])
})

it('each use has a canvas of its own: one is drawn with while the other is drawn on', () => {
  const { layers } = countedLayers()
  const size = { width: 5, height: 5 }
  expect(layers.empty('silhouette', size)).not.toBe(layers.empty('shadow', size))
})
