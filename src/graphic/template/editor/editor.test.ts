import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Z_MAX, Z_MIN } from '../by-layer.ts'
import { elementsRefusal } from '../element.ts'
import { ELEMENT_TYPES } from '../element-kinds.ts'
import { DIRECTIONS, EDGES } from './arrange.ts'
import { ownElements } from './edit-elements.ts'
import { EditorDriver } from './testing/editor-driver.ts'

const three = () =>
  new EditorDriver()
    .add('rectangle')
    .add('rectangle')
    .add('rectangle')
    .set('a', { x: 0, y: 0, width: 10, height: 10 })
    .set('b', { x: 30, y: 20, width: 10, height: 10 })
    .set('c', { x: 80, y: 60, width: 20, height: 10 })

describe('history', () => {
  it('takes back and brings back, and a new change forgets what was taken back', () => {
    const editor = new EditorDriver().add('text').add('circle').undo()
    expect(editor.elements.map(({ id }) => id)).toEqual(['a'])
    editor.redo().expectLayers('a', 'b').undo().add('line').redo().expectLayers('a', 'c')
  })

  it('counts a drag as one step, and two drags as two', () => {
    const editor = new EditorDriver().add('rectangle').drag('a', { x: 120, y: 0 }).drag('a', { x: 0, y: 150 })
    editor.expectAt('a', 20, 20).undo().expectAt('a', 20, 10).undo().expectAt('a', 10, 10)
  })

  it('counts what a slider passes through as one step', () => {
    const editor = new EditorDriver().add('text')
    for (const opacity of [0.9, 0.6, 0.3]) editor.set('a', { opacity }, 'opacity')
    editor.letGo().set('a', { opacity: 0.2 }, 'opacity').undo()
    expect(editor.element('a').opacity).toBe(0.3)
    expect(editor.undo().element('a').opacity).toBe(1)
  })

  it('knows no step for choosing, nor for a change that changes nothing', () => {
    const editor = new EditorDriver().add('text').add('circle')
    editor.click('a').select('b').set('a', { opacity: 1 }).align('left').undo().undo().undo()
    expect(editor.elements).toEqual([])
  })

  it('forgets a drag that was broken off', () => {
    const editor = new EditorDriver().add('rectangle')
    editor.press({ x: 200, y: 200 }).moveTo({ x: 500, y: 500 }).escape().expectAt('a', 10, 10).undo()
    expect(editor.elements).toEqual([])
  })
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const pixels = fc.integer({ min: -3_000, max: 3_000 })
const point = fc.record({ x: pixels, y: pixels })
type Operation = (editor: EditorDriver) => unknown
const onExisting =
  <Rest extends unknown[]>(act: (editor: EditorDriver, id: string, ...more: Rest) => unknown) =>
  ([name, ...more]: [string, ...Rest]): Operation =>
  (editor) =>
    editor.elements.some((element) => element.id === name) && act(editor, name, ...more)

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.constantFrom(...ELEMENT_TYPES).map((type) => (editor: EditorDriver) => editor.add(type)),
  fc
    .tuple(id, point)
    .map(onExisting((editor, name, by: { x: number; y: number }) => editor.drag(name, by, { snap: 9 }))),
  fc
    .tuple(id, point)
    .map(onExisting((editor, name, by: { x: number; y: number }) => editor.drag(name, by, { alt: true }))),
  fc.tuple(id, pixels, pixels).map(onExisting((editor, name, w: number, h: number) => editor.resize(name, w, h))),
  fc.tuple(id, pixels).map(onExisting((editor, name, angle: number) => editor.turn(name, angle))),
  fc.tuple(id).map(onExisting((editor, name) => editor.up(name))),
  fc.tuple(id).map(onExisting((editor, name) => editor.down(name))),
  fc
    .tuple(id, fc.record({ zIndex: fc.integer(), fontSize: fc.double(), opacity: fc.anything(), locked: fc.boolean() }))
    .map(onExisting((editor, name, change: object) => editor.set(name, { ...change }))),
  fc.constantFrom(...EDGES).map((edge) => (editor: EditorDriver) => editor.selectAll().align(edge)),
  fc.constantFrom(...DIRECTIONS).map((way) => (editor: EditorDriver) => editor.selectAll().distribute(way)),
  fc.constantFrom<Operation>(
    (editor) => editor.delete(),
    (editor) => editor.copy().paste(),
    (editor) => editor.nudge(-1, 10),
    (editor) => editor.letGo(),
    (editor) => editor.undo(),
    (editor) => editor.redo(),
  ),
)

describe('whatever is done', () => {
  it('undoing all of it gives the first state, redoing all of it the last', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 30 }), (operations) => {
        const editor = new EditorDriver().add('text').add('image')
        const first = new EditorDriver(ownElements(editor.elements))
        for (const act of operations) act(first)
        const last = first.elements
        let steps = 0
        for (; first.canvas.editor.history.past; steps++) first.undo()
        expect(first.elements).toEqual(editor.elements)
        for (; steps > 0; steps--) first.redo()
        expect(first.elements).toEqual(last)
      }),
    )
  })

  it('every element stays within its bounds, every layer between 1 and 1000, and what is chosen is there', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 30 }), (operations) => {
        const editor = new EditorDriver().add('text').add('dynamic').set('a', { zIndex: 999 })
        for (const act of operations) {
          act(editor)
          expect(elementsRefusal(editor.elements)).toBeNull()
          for (const { zIndex } of editor.elements) expect(zIndex >= Z_MIN && zIndex <= Z_MAX).toBe(true)
          const ids = editor.elements.map((element) => element.id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(editor.selected.every((name) => ids.includes(name))).toBe(true)
        }
      }),
    )
  })
})

describe('layers', () => {
  it('go to the very top and to the very bottom', () => {
    const editor = three().up('a').expectLayers('b', 'c', 'a')
    expect(editor.element('a').zIndex).toBe(4)
    editor.down('c').expectLayers('c', 'b', 'a')
    expect(editor.element('c').zIndex).toBe(1)
  })

  it('hold at both ends of their range', () => {
    const editor = three().set('a', { zIndex: 1000 }).set('b', { zIndex: 1000 }).set('c', { zIndex: 1 })
    editor.up('c').expectLayers('a', 'b', 'c').up('a').expectLayers('b', 'c', 'a')
    for (const name of ['a', 'b', 'c', 'a']) editor.down(name)
    editor.expectLayers('a', 'c', 'b')
  })
})

describe('a pointer', () => {
  it('chooses what it presses, adds with Shift, clears on the ground', () => {
    const editor = three().click('a').expectSelected('a').click('b', { shift: true }).expectSelected('a', 'b')
    editor.click('a', { shift: true }).expectSelected('b').press({ x: 600, y: 1400 }).release().expectSelected()
  })

  it('moves all that is chosen together, and none out of sight', () => {
    const editor = three().select('b', 'c').drag('b', { x: 60, y: 75 }).expectAt('b', 35, 25).expectAt('c', 85, 65)
    editor.drag('c', { x: 900, y: 0 }).expectAt('c', 97, 65).expectAt('b', 47, 25)
    editor.drag('b', { x: -5000, y: 0 }).expectAt('b', 0, 25).expectAt('c', 50, 65)
  })

  it('leaves only the pressed one chosen when it did not drag', () => {
    three().select('a', 'b', 'c').click('b').expectSelected('b')
  })

  it('draws a frame that chooses what it meets, locked and hidden ones apart', () => {
    const editor = three().set('b', { locked: true })
    editor.press({ x: 600, y: 1400 }).moveTo({ x: 0, y: 0 }).expectSelected('a').moveTo({ x: 1190, y: 10 })
    editor.expectSelected('c').release().expectSelected('c')
  })

  it('does not move what is locked, but draws a frame from there', () => {
    const editor = three().set('b', { locked: true }).drag('b', { x: -320, y: -260 }).expectAt('b', 30, 20)
    editor.expectSelected('a')
  })
})

describe('snapping', () => {
  it('meets the middle of the graphic and says where', () => {
    const editor = new EditorDriver().add('rectangle').set('a', { x: 10, width: 20 })
    editor.press({ x: 240, y: 225 }).moveTo({ x: 595, y: 225 }, { snap: 8 })
    editor.expectAt('a', 40, 10)
    expect(editor.canvas.guides).toContainEqual({ axis: 'x', at: 600 })
    expect(editor.release().canvas.guides).toEqual([])
  })

  it('meets an edge of a neighbour, and none when it is farther than the reach', () => {
    three().drag('b', { x: -236, y: 0 }, { snap: 8 }).expectAt('b', 10, 20)
    three().drag('b', { x: -220, y: 0 }, { snap: 8 }).expectAt('b', 11.6667, 20)
  })
})

describe('arranging', () => {
  it('lines several up with the box around them, one with the graphic', () => {
    three().selectAll().align('right').expectAt('a', 90, 0).expectAt('b', 90, 20).expectAt('c', 80, 60)
    three().selectAll().align('middle').expectAt('a', 0, 30).expectAt('b', 30, 30).expectAt('c', 80, 30)
    three().select('b').align('center').expectAt('b', 45, 20)
  })

  it('leaves equal gaps', () => {
    three().selectAll().distribute('horizontal').expectAt('a', 0, 0).expectAt('b', 40, 20).expectAt('c', 80, 60)
    three().select('a', 'b').distribute('vertical').expectAt('b', 30, 20)
  })
})

describe('copies', () => {
  it('lie on top, a little aside, and are chosen; a lock is not copied', () => {
    const editor = three().set('a', { locked: true }).select('a', 'b').copy().paste().expectSelected('d', 'e')
    editor.expectAt('d', 2, 2).expectLayers('a', 'b', 'c', 'd', 'e')
    expect(editor.element('d').locked).toBeUndefined()
  })
})

describe('bounds', () => {
  it('are kept by every change', () => {
    const editor = new EditorDriver().add('text').set('a', { x: 250, fontSize: 3, opacity: -1, textAlign: 'inside' })
    expect(editor.element('a')).toMatchObject({ x: 100, fontSize: 8, opacity: 0, textAlign: 'left' })
    editor.resize('a', 0, 9_999).expectSize('a', 1, 100).turn('a', -90)
    expect(editor.element('a').rotation).toBe(270)
  })
})
