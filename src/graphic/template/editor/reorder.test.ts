import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gapAt, gapBeside, movedTo } from './reorder.ts'
import { EditorDriver } from './testing/editor-driver.ts'

const ROWS = ['a', 'b', 'c', 'd']

describe('a row that is dragged', () => {
  it('lands before the first row whose middle is below the pointer', () => {
    const rows = [0, 48, 96].map((top) => ({ top, bottom: top + 44 }))
    expect([-20, 21, 23, 69, 71, 119, 400].map((y) => gapAt(y, rows))).toEqual([0, 0, 1, 1, 2, 3, 3])
  })

  it('goes into the gap, and nowhere from beside itself', () => {
    expect(movedTo(ROWS, ['d'], 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(movedTo(ROWS, ['a'], 3)).toEqual(['b', 'c', 'a', 'd'])
    expect(movedTo(ROWS, ['a'], 4)).toEqual(['b', 'c', 'd', 'a'])
    expect(movedTo(ROWS, ['b'], 1)).toBe(ROWS)
    expect(movedTo(ROWS, ['b'], 2)).toBe(ROWS)
  })

  it('takes along those that are chosen with it, in their order', () => {
    expect(movedTo(ROWS, ['d', 'a'], 2)).toEqual(['b', 'a', 'd', 'c'])
  })

  it('goes by one with the keyboard, and stops at the ends', () => {
    const step = (ids: string[], way: 'up' | 'down') => movedTo(ROWS, ids, gapBeside(ROWS, ids, way))
    expect(step(['c'], 'up')).toEqual(['a', 'c', 'b', 'd'])
    expect(step(['c'], 'down')).toEqual(['a', 'b', 'd', 'c'])
    expect(step(['b', 'c'], 'up')).toEqual(['b', 'c', 'a', 'd'])
    expect(step(['a'], 'up')).toBe(ROWS)
    expect(step(['d'], 'down')).toBe(ROWS)
  })
})

describe('the list of elements', () => {
  it('lies as it was put, in one step', () => {
    const editor = new EditorDriver().add('text').add('circle').add('rectangle')
    expect(editor.rows).toEqual(['c', 'b', 'a'])
    expect(editor.moveRows(['a'], 0).rows).toEqual(['a', 'c', 'b'])
    expect(editor.moveRows(['a', 'c'], 3).rows).toEqual(['b', 'a', 'c'])
    expect(editor.undo().undo().rows).toEqual(['c', 'b', 'a'])
    expect(editor.moveRows(['b'], 1).undo().elements).toHaveLength(2)
  })

  it('keeps every order that it is given', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.subarray(ids, { minLength: 1 }), fc.nat(5))), (moves) => {
        const editor = new EditorDriver()
        for (const _ of ids) editor.add('rectangle')
        for (const [moved, gap] of moves) {
          const wanted = movedTo(editor.rows, moved, gap)
          expect(editor.moveRows(moved, gap).rows).toEqual(wanted)
        }
      }),
    )
  })
})
