import { beforeAll, describe, expect, it } from 'vitest'
import { percentValue } from '#domain/units.ts'
import { FORMATS, type FormatName } from '../../formats.ts'
import { middleOf } from '../../scene/boxes.ts'
import { boxOf } from '../element-box.ts'
import { designIn } from './editor-state.ts'
import type { EditedSheet } from './items.ts'
import { EditorDriver } from './testing/editor-driver.ts'
import { layoutSheets } from './testing/layout-sheet.ts'

let sheet: (format: FormatName) => EditedSheet
beforeAll(async () => {
  sheet = await layoutSheets('result')
})

const open = (format: FormatName = 'portrait') => new EditorDriver([], sheet(format))
const design = (editor: EditorDriver) => designIn(editor.canvas.editor)
const SCORE = 'piece:score'

describe('a piece of the layout', () => {
  it('is moved like an element, and only where it was', () => {
    const editor = open()
    const from = editor.element(SCORE)
    editor.drag(SCORE, { x: 60, y: 75 })
    editor.expectAt(SCORE, percentValue(from.x) + 5, percentValue(from.y) + 5)
    expect(Object.keys(design(editor).pieces)).toEqual(['score'])
    expect(Object.keys(design(editor).pieces.score?.formats ?? {})).toEqual(['portrait'])
    editor.show(sheet('story'))
    expect(design(open('story')).pieces).toEqual({})
    expect(editor.element(SCORE)).toMatchObject({ changed: {} })
  })

  it('has no copies: a drag with Alt moves it, but leaves it where elements beside it are copied', () => {
    const alone = open().drag(SCORE, { x: 60, y: 75 }, { alt: true })
    expect(alone.elements).toHaveLength(open().elements.length)
    expect(Object.keys(design(alone).pieces)).toEqual(['score'])
    const both = open().add('rectangle').set('a', { x: 2, y: 90, width: 4, height: 4 }).select('a', SCORE)
    both.drag('a', { x: 60, y: 0 }, { alt: true }).expectAt('a', 2, 90).expectAt('b', 7, 90)
    expect(design(both).pieces).toEqual({})
  })

  it('is restyled in every format, or in the one on the screen alone', () => {
    const editor = open('story').set(SCORE, { color: '#ff0000' })
    expect(design(editor).pieces).toEqual({ score: { shared: { color: '#ff0000' } } })
    editor.onlyHere().set(SCORE, { color: '#00ff00' })
    expect(design(editor).pieces).toEqual({
      score: { shared: { color: '#ff0000' }, formats: { story: { color: '#00ff00' } } },
    })
  })

  it('keeps nothing once it is as its look has it', () => {
    const editor = open().set(SCORE, { fontScale: 150 }).set(SCORE, { fontScale: 100 })
    expect(design(editor).pieces).toEqual({})
    editor.select(SCORE).delete()
    expect(design(editor).pieces).toEqual({ score: { shared: { hidden: true } } })
    editor.set(SCORE, { hidden: false })
    expect(design(editor).pieces).toEqual({})
  })

  it('gives way to a dynamic element, which begins in its place', () => {
    const editor = open()
    const { x, y, width, height } = editor.element('piece:home-name')
    editor.add('dynamic')
    expect(editor.element('a')).toMatchObject({ type: 'dynamic', dataKey: 'home_team', x, y, width, height })
    expect(editor.elements.some(({ id }) => id === 'piece:home-name')).toBe(false)
    const score = open().element(SCORE)
    editor.choose('a', 'score')
    expect(editor.element('a')).toMatchObject({ x: score.x, y: score.y, dataKey: 'score' })
    editor.drag('a', { x: 30, y: 0 }).choose('a', 'away_team')
    expect(editor.element('a').y).toBe(score.y)
  })

  it('lies over an element when that is put beneath the layout', () => {
    const editor = open().add('rectangle')
    expect(editor.layers.at(-1)).toBe('a')
    expect(editor.down('a').layers[0]).toBe('a')
    expect(design(editor).elements[0]).toMatchObject({ under: true })
    expect(design(editor).pieces).toEqual({})
    expect(editor.up(SCORE).layers.at(-1)).toBe(SCORE)
    expect(design(editor).pieces.score).toEqual({ shared: { zIndex: expect.any(Number) } })
  })

  it('is set among the others by hand, and the rest of the layout is left alone', () => {
    const editor = open().add('rectangle').add('circle')
    const order = editor.layers
    const wanted = ['a', ...order.filter((id) => id !== 'a' && id !== SCORE), SCORE]
    expect(editor.stack(wanted).layers).toEqual(wanted)
    expect(Object.keys(design(editor).pieces)).toEqual(['score'])
  })
})

describe('a drag', () => {
  it('goes on when another match comes on the preview, and is one step', () => {
    const editor = open()
    const [from, begun] = [editor.element(SCORE), design(editor)]
    const middle = middleOf(boxOf(from, FORMATS.portrait))
    editor
      .press(middle)
      .moveTo({ x: middle.x + 30, y: middle.y })
      .show(sheet('portrait'))
    editor.moveTo({ x: middle.x + 60, y: middle.y + 75 }).release()
    editor.expectAt(SCORE, percentValue(from.x) + 5, percentValue(from.y) + 5)
    expect(Object.keys(design(editor).pieces)).toEqual(['score'])
    editor.undo()
    expect(design(editor)).toBe(begun)
  })
})

describe('an element placed in another format than the post', () => {
  it('stands there where it was put, and moving it there leaves the post alone', () => {
    const editor = open('story').add('text').drag('a', { x: 108, y: 192 })
    const here = editor.element('a')
    editor.show(sheet('portrait'))
    const post = editor.element('a')
    editor
      .show(sheet('story'))
      .drag('a', { x: 54, y: 0 })
      .expectAt('a', percentValue(here.x) + 5, percentValue(here.y))
    editor.set('a', { text: 'Derby' }).show(sheet('portrait'))
    expect(editor.element('a')).toMatchObject({ x: post.x, y: post.y, text: 'Derby' })
  })
})
