import { describe, expect, it } from 'vitest'
import { restoreElements } from '#graphic/template/element.ts'
import { piecesRefusal } from '#graphic/template/pieces/piece-gate.ts'
import { PIECE_SHEETS } from '#graphic/testing/piece-sheets.ts'
import { drawn, sampleScene } from '#graphic/testing/sample-scene.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

/** All formats can be divided by it. */
const TIMES_SMALLER = 3

describe('what a template changes of its layout’s pieces', () => {
  it.each(PIECE_SHEETS)('$kind: $name', async ({ name, kind, look, format, pieces, elements = [] }) => {
    expect(piecesRefusal(pieces)).toBeNull()
    const template = { pieces, elements: restoreElements(elements) }
    const { pieces: piecesOf } = await drawn(kind)
    const there = piecesOf({ ...template, look, background: null, isOwnBackground: false }, format)
    expect(
      there.map((piece) => piece.name),
      'each is on the graphic',
    ).toEqual(expect.arrayContaining(Object.keys(pieces)))
    const scene = await sampleScene(kind, look, { format, template })
    await expectGolden(`pieces-${kind}-${name}-${format}`, await renderScene(scene, readSamplePicture), TIMES_SMALLER)
  })
})
