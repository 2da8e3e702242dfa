import { describe, expect, it } from 'vitest'
import { FORMATS, type FormatName } from '../../formats.ts'
import { restoreElements } from '../element.ts'
import { givenBox } from '../element-box.ts'
import { elementsIn } from '../formats/elements-in.ts'
import { designIn } from './editor-state.ts'
import { EditorDriver } from './testing/editor-driver.ts'

const pair = (change: object = {}) =>
  new EditorDriver(
    restoreElements([
      { id: 'one', type: 'rectangle', x: 10, y: 10, width: 20, height: 10, ...change },
      { id: 'two', type: 'text', x: 50, y: 50, width: 20, height: 10, text: 'Łąka' },
    ]),
  )
const storedIn = (editor: EditorDriver) => designIn(editor.canvas.editor).elements
const boxIn = (editor: EditorDriver, id: string, format: FormatName) => {
  const element = elementsIn(storedIn(editor), format).find((one) => one.id === id)
  return element && givenBox(element, FORMATS[format])
}

describe('a drag with Alt', () => {
  it('leaves the original and takes a copy along, in one step', () => {
    const editor = pair().drag('one', { x: 120, y: 150 }, { alt: true })
    editor.expectAt('one', 10, 10).expectAt('a', 20, 20).expectSelected('a').undo()
    expect(editor.elements.map(({ id }) => id)).toEqual(['one', 'two'])
    expect(editor.canvas.editor.history.past).toBeNull()
    editor.redo().expectAt('a', 20, 20)
  })

  it('copies all that is chosen, a group as a group of its own', () => {
    const grouped = new EditorDriver(
      restoreElements([
        { id: 'one', type: 'rectangle', group: 'g', x: 10, y: 10 },
        { id: 'two', type: 'circle', group: 'g', x: 40, y: 10 },
      ]),
    )
    grouped.drag('one', { x: 0, y: 300 }, { alt: true })
    const [one, , copy, other] = storedIn(grouped)
    expect([copy?.group, one?.group]).toEqual([other?.group, 'g'])
    expect(copy?.group).not.toBe('g')
    grouped
      .expectAt(copy?.id ?? '', 10, 30)
      .expectAt(other?.id ?? '', 40, 30)
      .expectAt('two', 40, 10)
  })

  it('turns into a move and back as the key is let go and pressed on the way', () => {
    const editor = pair().press({ x: 200, y: 200 }).moveTo({ x: 260, y: 200 }, { alt: true })
    expect(editor.elements).toHaveLength(3)
    editor.moveTo({ x: 320, y: 200 }).expectAt('one', 20, 10)
    expect(editor.elements).toHaveLength(2)
    editor.moveTo({ x: 320, y: 200 }, { alt: true }).release().expectAt('one', 10, 10)
    expect(editor.elements).toHaveLength(3)
  })

  it('broken off, is forgotten with its copy, and the original is chosen again', () => {
    const editor = pair().press({ x: 200, y: 200 }).moveTo({ x: 500, y: 500 }, { alt: true }).escape()
    editor.expectSelected('one')
    expect(editor.elements).toHaveLength(2)
    expect(editor.canvas.editor.history.past).toBeNull()
  })

  it('lets the copy meet the edges of the original', () => {
    pair().drag('one', { x: 5, y: 400 }, { alt: true, snap: 8 }).expectAt('a', 10, 36.6667)
  })

  it('on another canvas moves the copy there; on the others it does not hide on the original', () => {
    const editor = pair().show({ format: 'story', piecesOf: () => [] })
    const before = boxIn(editor, 'one', 'story')
    editor.drag('one', { x: 108, y: 0 }, { alt: true })
    expect(boxIn(editor, 'one', 'story')).toEqual(before)
    expect((boxIn(editor, 'a', 'story')?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(108, 0)
    expect(boxIn(editor, 'a', 'portrait')).not.toEqual(boxIn(editor, 'one', 'portrait'))
  })
})

describe('a copy', () => {
  it('keeps what is set for a format, its condition and that it lies beneath the layout', () => {
    const formats = { story: { x: 5, y: 70, width: 40, height: 9 }, square: { opacity: 0.5 } }
    const editor = pair({ formats, under: true, condition: 'home' }).select('one').copy().paste()
    expect(storedIn(editor)[2]).toMatchObject({
      ...{ x: 12, y: 12, under: true, condition: 'home' },
      formats: { story: { x: 7, y: 72, width: 40, height: 9 }, square: { opacity: 0.5 } },
    })
  })

  it('is the same whichever canvas it was copied on', () => {
    const story = pair()
      .show({ format: 'story', piecesOf: () => [] })
      .select('one')
      .copy()
      .paste()
    expect(storedIn(story)).toEqual(storedIn(pair().select('one').copy().paste()))
  })

  it('lies over its neighbours as the originals do', () => {
    const editor = pair({ zIndex: 9 }).select('one', 'two').copy().paste()
    expect(editor.layers.map((id) => editor.element(id).type)).toEqual(['text', 'rectangle', 'text', 'rectangle'])
  })
})
