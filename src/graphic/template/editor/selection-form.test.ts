import { beforeAll, describe, expect, it } from 'vitest'
import type { FormatName } from '../../formats.ts'
import { shownFields } from '../shown-fields.ts'
import { designIn } from './editor-state.ts'
import type { EditedSheet } from './items.ts'
import type { PieceItem } from './piece-item.ts'
import { letterSizeOf } from './piece-terms.ts'
import { EditorDriver } from './testing/editor-driver.ts'
import { layoutSheets } from './testing/layout-sheet.ts'

const SCORE = 'piece:score'
const HEADING = 'piece:heading'

let sheet: (format: FormatName) => EditedSheet
beforeAll(async () => {
  sheet = await layoutSheets('result')
})

const open = (format: FormatName = 'portrait') => new EditorDriver([], sheet(format))
const blank = () => new EditorDriver()

const names = ({ form }: EditorDriver) => form.fields.map(([name]) => name)
const field = ({ form }: EditorDriver, name: string) => form.fields.find(([other]) => other === name)?.[1]
const piece = (editor: EditorDriver, id: string) => editor.element(id) as PieceItem

describe('the form of what is chosen', () => {
  it('is of one element what that element shows', () => {
    const editor = blank().add('text').set('a', { text: 'Derby', color: '#123456' })
    const shown = shownFields(editor.element('a') as never).map(([name]) => name)
    expect(names(editor)).toEqual([...shown, 'x', 'y', 'width', 'height', 'rotation', 'opacity'])
    expect(editor.form.values).toMatchObject({ text: 'Derby', color: '#123456', letterSpacing: 0, x: 10 })
  })

  it('says of several what is alike, and nothing where they differ', () => {
    const editor = blank().add('text').add('text').set('a', { color: '#ff0000', fontSize: 40 })
    editor.set('b', { color: '#FF0000', fontSize: 60, italic: true }).select('a', 'b')
    expect(editor.form.values).toMatchObject({ color: '#ff0000', fontSize: null, italic: null, fontFamily: 'Arial' })
    expect(names(editor)).not.toContain('text')
  })

  it('has only what all of them have, under a name that fits all', () => {
    const editor = blank().add('text').add('line').add('rectangle').select('a', 'b')
    expect(names(editor)).toContain('color')
    expect(names(editor)).not.toContain('fontSize')
    expect(field(editor, 'color')?.label).toBe('Kolor')
    editor.select('a', 'c')
    expect(field(editor, 'backgroundColor')?.label).toBe('Kolor')
    expect(names(editor.select('a', 'b', 'c'))).not.toContain('color')
  })

  it('allows what is allowed of each', () => {
    const editor = open().add('text').select('a', SCORE)
    expect(field(editor, 'x')).toMatchObject({ min: 0, max: 100 })
    expect(field(editor.select(SCORE), 'x')).toMatchObject({ min: -100, max: 200 })
  })

  it('is of what can be changed, as long as anything can', () => {
    const editor = blank().add('text').add('text').set('a', { color: '#ff0000', locked: true }).select('a', 'b')
    expect(editor.form).toMatchObject({ isLocked: false, values: { color: '#000000' } })
    expect(editor.select('a').form).toMatchObject({ isLocked: true, values: { color: '#ff0000' } })
  })
})

describe('a change of several', () => {
  it('is one step, leaves alone what is locked, and what the slider passed through is one step too', () => {
    const editor = blank().add('text').add('dynamic').add('text').set('c', { locked: true }).selectAll()
    editor.select('a', 'b', 'c')
    for (const fontSize of [30, 50, 72]) editor.setSelected({ fontSize }, 'field fontSize')
    expect(['a', 'b', 'c'].map((id) => editor.element(id))).toMatchObject([
      { fontSize: 72 },
      { fontSize: 72 },
      { fontSize: 24 },
    ])
    expect(editor.undo().element('a')).toMatchObject({ fontSize: 24 })
    expect(editor.element('b')).toMatchObject({ fontSize: 24 })
  })

  it('reaches pieces and elements alike: colour, font, and letters as large as those of an element', () => {
    const editor = open().add('text').select('a', SCORE, HEADING)
    expect(names(editor)).toEqual(
      expect.arrayContaining(['color', 'fontFamily', 'fontWeight', 'fontSize', 'textAlign']),
    )
    editor.setSelected({ fontSize: 120, color: '#abcdef', fontFamily: 'Georgia' })
    expect(editor.form.values).toMatchObject({ fontSize: 120, color: '#abcdef', fontFamily: 'Georgia' })
    expect(letterSizeOf(piece(editor, SCORE))).toBeCloseTo(120, 2)
    expect(editor.undo().select(SCORE).form.values).toMatchObject({ fontScale: 100 })
    expect(designIn(editor.canvas.editor).pieces).toEqual({})
  })

  it('holds in the format on the screen alone where that is asked for', () => {
    const editor = open('story').add('text').onlyHere().select('a', SCORE).setSelected({ color: '#00ff00' })
    expect(designIn(editor.canvas.editor)).toMatchObject({
      elements: [{ color: '#000000', formats: { story: { color: '#00ff00' } } }],
      pieces: { score: { formats: { story: { color: '#00ff00' } } } },
    })
  })

  it('is of pieces alone in their own words', () => {
    const editor = open().select(SCORE, HEADING)
    expect(names(editor)).toContain('fontScale')
    expect(names(editor)).not.toContain('fontSize')
    editor.setSelected({ fontScale: 150 })
    expect(editor.form.values).toMatchObject({ fontScale: 150 })
  })

  it('knows the size of letters that were stretched with their box', () => {
    const editor = open()
    const before = letterSizeOf(piece(editor, SCORE)) ?? 0
    const { width, height } = { width: Number(piece(editor, SCORE).width), height: Number(piece(editor, SCORE).height) }
    editor.set(SCORE, { width: width * 2, height: height * 2 })
    expect(letterSizeOf(piece(editor, SCORE))).toBeCloseTo(before * 2, 1)
  })
})
