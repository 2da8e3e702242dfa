import { describe, it } from 'vitest'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'
import { elementNodes } from '#graphic/scene/element-nodes.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { byLayer } from '#graphic/template/by-layer.ts'
import { newElement, restoreElements } from '#graphic/template/element.ts'
import { ELEMENT_TYPES, type ElementType } from '#graphic/template/element-kinds.ts'
import { drawn } from '#graphic/testing/sample-scene.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

const VARIATIONS: Record<ElementType, object[]> = {
  text: [
    { text: 'Zażółć gęślą jaźń', backgroundColor: '#ffe08a', padding: 20 },
    { textAlign: 'right', fontWeight: 'bold', fontFamily: 'Georgia', text: 'Do prawej' },
    { text: 'Długi tekst, który musi się złamać na kilka wierszy, bo jest go dużo', fontSize: 60 },
    { fontFamily: 'Courier New', rotation: 30 },
    { fontFamily: 'Verdana', opacity: 0.4 },
    { fontFamily: 'Times New Roman', text: 'Pierwszy\nDrugi' },
  ],
  dynamic: [
    { dataKey: 'score', fontSize: 120 },
    { dataKey: 'home_scorer', textAlign: 'left' },
    { dataKey: 'date' },
    { dataKey: 'away_team', rotation: 350 },
  ],
  image: [
    { src: '/pictures/portrait-1', objectFit: 'cover', borderRadius: 60 },
    { src: '/pictures/portrait-1', objectFit: 'contain' },
    { src: '/pictures/portrait-1', objectFit: 'fill', rotation: 15 },
    { src: 'absent' },
    { src: '/pictures/portrait-1', objectFit: 'cover', borderRadius: 500, opacity: 0.5 },
  ],
  rectangle: [
    {},
    { borderRadius: 40, borderWidth: 20, borderColor: '#b3151f' },
    { backgroundColor: '#14532d80', rotation: 45 },
  ],
  circle: [{}, { borderWidth: 12, borderColor: '#14532d', width: 40 }, { opacity: 0.3 }],
  line: [
    {},
    { thickness: 20, color: '#b3151f' },
    { orientation: 'vertical', height: 20, thickness: 9 },
    { rotation: 45, thickness: 5 },
  ],
}

async function sheet(type: ElementType): Promise<Scene> {
  const elements = VARIATIONS[type].map((change, index) => ({
    ...newElement(type, `${type}-${index}`, index, '/pictures/portrait-2'),
    x: 6 + (index % 2) * 46,
    y: 4 + Math.floor(index / 2) * 32,
    ...(type === 'text' || type === 'dynamic'
      ? { width: 42, height: 20, fontSize: 44 }
      : { width: 36, height: type === 'line' ? 2 : 24 }),
    ...change,
  }))
  const { values } = await drawn('result')
  const data = { ...values, away_team: 'Błyskawica', score: '2:1', home_scorer: "Kos 12'\nBąk 67'" }
  const canvas = FORMATS[DEFAULT_FORMAT]
  const nodes = byLayer(restoreElements(elements)).flatMap((element) => elementNodes(element, data, canvas))
  return { width: canvas.width, height: canvas.height, nodes }
}

describe('elements', () => {
  it.each(ELEMENT_TYPES)('%s', async (type) => {
    await expectGolden(`element-${type}`, await renderScene(await sheet(type), readSamplePicture))
  })
})
