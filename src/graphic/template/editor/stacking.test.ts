import { describe, expect, it } from 'vitest'
import { pictureBox } from './picture-place.ts'
import { EditorDriver } from './testing/editor-driver.ts'

const four = () => new EditorDriver().add('rectangle').add('circle').add('line').add('text')

describe('stacking', () => {
  it('goes one step at a time', () => {
    four().select('a').stackTo('forward').expectLayers('b', 'a', 'c', 'd')
    four().select('d').stackTo('backward').expectLayers('a', 'b', 'd', 'c')
  })

  it('takes several along in their order', () => {
    four().select('a', 'b').stackTo('forward').expectLayers('c', 'a', 'b', 'd')
    four().select('a', 'c').stackTo('front').expectLayers('b', 'd', 'a', 'c')
    four().select('b', 'd').stackTo('back').expectLayers('b', 'd', 'a', 'c')
    four().select('b', 'd').stackTo('backward').expectLayers('b', 'a', 'd', 'c')
  })

  it('is no step where there is nowhere to go', () => {
    const editor = four()
    const { history } = editor.canvas.editor
    for (const stacking of ['forward', 'front'] as const) editor.select('c', 'd').stackTo(stacking)
    for (const stacking of ['backward', 'back'] as const) editor.select('a').stackTo(stacking)
    expect(editor.canvas.editor.history).toBe(history)
  })
})

describe('a picture that is dropped', () => {
  const canvas = { width: 1200, height: 1500 }

  it('keeps its proportions and takes at most a third of the canvas', () => {
    const wide = pictureBox({ width: 4000, height: 1000 }, { x: 600, y: 750 }, canvas)
    expect(wide).toEqual({ x: 400, y: 700, width: 400, height: 100 })
    expect(pictureBox({ width: 1000, height: 4000 }, { x: 600, y: 750 }, canvas)).toMatchObject({
      ...{ width: 125, height: 500 },
    })
  })

  it('is not blown up, and stays on the canvas', () => {
    expect(pictureBox({ width: 60, height: 80 }, { x: 1195, y: 2 }, canvas)).toEqual({
      ...{ x: 1140, y: 0, width: 60, height: 80 },
    })
  })
})
