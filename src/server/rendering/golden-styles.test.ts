import { describe, it } from 'vitest'
import { STYLE_SHEETS, styleSheet } from '#graphic/testing/style-sheets.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

describe('what the optional fields of elements do', () => {
  it.each(STYLE_SHEETS)('%s', async (name) => {
    await expectGolden(`style-${name}`, await renderScene(styleSheet(name), readSamplePicture))
  })
})
