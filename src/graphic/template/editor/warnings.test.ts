import { expect, it } from 'vitest'
import { FORMATS, type FormatName } from '../../formats.ts'
import { elementNodes } from '../../scene/element-nodes.ts'
import type { TextNode } from '../../scene/node.ts'
import { restoreElements } from '../element.ts'
import { type Ink, warningsOf } from './warnings.ts'

/** Letters half as wide as they are high, on one line in the middle of the box, as large as the box lets them be. */
function inkOf({ x, y, width, height, size, text }: TextNode): Ink {
  const fitting = Math.min(size, (2 * width) / text.length)
  const box = { width: (fitting * text.length) / 2, height: fitting }
  return { size: fitting, box: { ...box, x: x + (width - box.width) / 2, y: y + (height - box.height) / 2 } }
}

function warned(raw: object, format: FormatName = 'portrait') {
  const [element] = restoreElements([{ id: 'a', width: 20, height: 10, padding: 0, ...raw }])
  if (!element) throw new Error('not an element')
  const nodes = elementNodes(element, {}, FORMATS[format])
  const parts = [{ name: 'a', isPiece: false, isOwn: true, layer: 1, nodes }]
  return warningsOf({ [format]: parts }, inkOf).map(({ problem }) => problem)
}

const text = { type: 'text', text: 'GOL', fontSize: 40, x: 40, y: 45 }
const long = 'Nadodrzański Ludowy Klub Sportowy'

it.each([
  ['a text in its box', text, []],
  ['a text that is still read when it is shrunk', { ...text, text: 'Nadodrzański LKS' }, []],
  ['a text too long for its box', { ...text, width: 10, text: long }, ['small']],
  ['a text past the edge', { ...text, width: 3, x: 98 }, ['outside']],
  ['a box past the edge whose letters are not', { ...text, x: 85, width: 25 }, []],
  ['a text that leaves the canvas because it was turned', { ...text, x: 0, width: 10, y: 94, height: 4 }, []],
  [
    'the same, turned',
    { ...text, text: 'GOOL', fontSize: 60, x: 0, width: 10, y: 95, height: 4, rotation: 90 },
    ['outside'],
  ],
  ['no words', { ...text, text: ' ', x: 99 }, []],
  ['a shape that mostly lies past the edge', { type: 'rectangle', x: 85, y: 40 }, []],
  ['a shape of which a splinter is left', { type: 'rectangle', x: 99, y: 40 }, ['outside']],
  ['a picture that is mostly gone', { type: 'image', src: '/files/a', x: 92, y: 40 }, ['outside']],
  ['a picture larger than the canvas', { type: 'image', src: '/files/a', x: 0, y: 0, width: 100, height: 100 }, []],
])('%s', (_, element, expected) => {
  expect(warned(element)).toEqual(expected)
})

it('a text under the buttons of a story is told of, on a post it is not', () => {
  const low = { ...text, y: 90, height: 5 }
  expect(warned({ ...low, formats: { story: { y: 90 } } }, 'story')).toEqual(['covered'])
  expect(warned(low)).toEqual([])
})

it('a piece is told of once for all formats, by the name of its item, and only if it is not as its look has it', () => {
  const [element] = restoreElements([{ ...text, id: 'a', width: 3, height: 10, x: 98 }])
  const nodes = element ? elementNodes(element, {}, FORMATS.portrait) : []
  const part = { name: 'heading', isPiece: true, layer: 0, nodes }
  const parts = [{ ...part, isOwn: true }]
  expect(warningsOf({ portrait: parts, square: parts }, inkOf)).toEqual([
    { id: 'piece:heading', piece: 'heading', problem: 'outside', formats: ['portrait', 'square'] },
  ])
  expect(warningsOf({ portrait: [{ ...part, isOwn: false }] }, inkOf)).toEqual([])
})
