import { describe, it } from 'vitest'
import { NODE_SHEETS, nodeSheet } from '#graphic/testing/node-sheets.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

describe('what nodes and letters look like', () => {
  it.each(NODE_SHEETS)('%s', async (name) => {
    await expectGolden(`nodes-${name}`, await renderScene(nodeSheet(name), readSamplePicture))
  })
})
