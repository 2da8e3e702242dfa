import { expect, it } from 'vitest'
import type { RectNode } from '#graphic/scene/node.ts'
import { type Layer, Layers } from './layers.ts'

const SIZE = { width: 10, height: 10 }
const node = (x = 0): RectNode => ({ kind: 'rect', x, y: 0, ...SIZE, fill: '#fff' })

function countingLayers(keptBytes: number) {
  const drawn: RectNode[] = []
  const layers = new Layers((width, height) => ({ picture: { width, height } }) as Layer, keptBytes)
  return { layers, drawn, show: (some: RectNode, size = SIZE) => layers.of(some, size, () => drawn.push(some)) }
}

it('a node that stays the same is drawn aside once, until what it shows has changed', () => {
  const { layers, drawn, show } = countingLayers(1000)
  const one = node()
  expect(show(one)).toBe(show(one))
  expect(drawn).toEqual([one])
  layers.forget()
  show(one)
  expect(drawn).toHaveLength(2)
})

it('a scene that is made anew with the same node finds its layer, one that moved it does not', () => {
  const { drawn, show } = countingLayers(1000)
  expect(show(node())).toBe(show(node()))
  expect(drawn).toHaveLength(1)
  show(node(5))
  expect(drawn).toHaveLength(2)
})

it('of a node that a smaller graphic cuts off there is a layer of that size', () => {
  const { drawn, show } = countingLayers(1000)
  const cut = { width: 10, height: 6 }
  show(node())
  expect(show(node(), cut).picture).toEqual(cut)
  expect(show(node()).picture).toEqual(SIZE)
  expect(drawn).toHaveLength(3)
})

it('keeps no more than it may, the longest unused dropped first', () => {
  const { drawn, show } = countingLayers(800)
  const [one, two, three] = [node(1), node(2), node(3)]
  for (const shown of [one, two, one, three, one]) show(shown)
  expect(drawn).toEqual([one, two, three])
  show(two)
  expect(drawn).toHaveLength(4)
})

it('draws everything anew where nothing may be kept', () => {
  const { drawn, show } = countingLayers(0)
  const one = node()
  show(one)
  show(one)
  expect(drawn).toHaveLength(2)
})
