import { elementNodes } from '../scene/element-nodes.ts'
import type { Scene } from '../scene/node.ts'
import { newElement, restoreElements } from '../template/element.ts'
import type { ElementType } from '../template/element-kinds.ts'

const SHEET = { width: 1200, height: 600 }
const COLUMNS = 3
const SHADOW = { shadowColor: '#000000b0' }
const PHOTO = { src: '/pictures/portrait-1', objectFit: 'cover' }
const CREST = { src: '/pictures/crest-club', objectFit: 'contain' }

type Variation = { type: ElementType } & Record<string, unknown>

const text = (change: object): Variation => ({ type: 'text', text: 'Żółta Gęś', backgroundColor: '#f2c230', ...change })
const image = (change: object): Variation => ({ type: 'image', ...PHOTO, ...change })
const rectangle = (change: object): Variation => ({ type: 'rectangle', backgroundColor: '#14532d', ...change })
const circle = (change: object): Variation => ({ type: 'circle', backgroundColor: '#14532d', ...change })

/** What the optional fields of elements do, a sheet for each. */
const SHEETS: Record<string, Variation[]> = {
  letterSpacing: [
    ...[text({ letterSpacing: 30 }), text({ letterSpacing: -8 }), text({ letterSpacing: 20, textAlign: 'right' })],
    text({ letterSpacing: 100, text: 'Zmieści się mimo odstępów' }),
    text({ letterSpacing: 12, text: 'AVATAR Śląsk\nToruń', fontFamily: 'Times New Roman' }),
    text({ letterSpacing: 12, text: 'Ze\u0301ro\ntytułem' }),
  ],
  lineHeight: [0.8, 1.2, 2].map((lineHeight) => text({ lineHeight, text: 'Źrebię\nŻaba\nŁoś' })),
  letterCase: [text({}), text({ letterCase: 'upper' }), text({ letterCase: 'upper', text: 'zażółć gęślą jaźń' })],
  verticalAlign: ['top', 'middle', 'bottom'].map((verticalAlign) => text({ verticalAlign, padding: 10 })),
  italic: [
    ...[text({ italic: true }), text({ italic: true, textAlign: 'center', text: 'Pierwszy\nDrugi' })],
    text({ italic: true, gradientColor: '#14532d', gradientAngle: 90, letterSpacing: 10 }),
    text({ italic: true, rotation: 20, outlineWidth: 6, outlineColor: '#ffffff' }),
    text({ italic: true, fontFamily: 'Playfair Display' }),
    text({ italic: true, fontFamily: 'Big Shoulders Display', fontWeight: 'bolder' }),
  ],
  outline: [
    text({ outlineWidth: 6, outlineColor: '#b3151f', color: '#ffffff' }),
    text({ outlineWidth: 20, outlineColor: '#000000', color: '#ffffff', letterSpacing: 20 }),
    text({ outlineWidth: 3, color: 'transparent', fontSize: 90 }),
    text({ outlineWidth: 10, outlineColor: '#b3151f', color: '#ffffff', opacity: 0.5 }),
    text({ outlineWidth: 10, text: 'Zmniejszony, więc z cieńszym obrysem', color: '#ffffff' }),
  ],
  textFit: [
    ...['shrink', 'wrap'].map((textFit) => text({ textFit, text: 'Długi tekst bywa złamany', fontSize: 50 })),
    text({ textFit: 'wrap', text: 'Tyle słów, że choć łamane między wierszami, nie mogą zostać duże', fontSize: 80 }),
  ],
  textShadow: [
    text({ ...SHADOW, backgroundColor: 'transparent' }),
    text({ ...SHADOW, shadowBlur: 0, shadowX: 8, backgroundColor: 'transparent', letterSpacing: 8 }),
    text({ ...SHADOW, outlineWidth: 6, color: '#ffffff', backgroundColor: 'transparent', italic: true }),
    text({ ...SHADOW, shadowBlur: 60, shadowColor: '#b3151f', shadowY: 0, backgroundColor: 'transparent' }),
    text({ ...SHADOW, shadowX: 20, shadowY: 20 }),
    text({ ...SHADOW, shadowX: 12, opacity: 0.4, rotation: 15, backgroundColor: 'transparent' }),
  ],
  gradient: [
    rectangle({ gradientColor: '#f2c230' }),
    rectangle({ gradientColor: '#f2c230', gradientAngle: 45, borderRadius: 40, borderWidth: 8 }),
    circle({ gradientColor: '#ffffff', gradientAngle: 90 }),
    rectangle({ backgroundColor: 'transparent', gradientColor: '#b3151f', rotation: 10 }),
    text({ gradientColor: '#b3151f', backgroundColor: 'transparent', fontSize: 90 }),
    text({
      backgroundGradientColor: '#14532d',
      backgroundGradientAngle: 90,
      gradientColor: '#ffffff',
      color: '#14532d',
    }),
  ],
  mask: [
    ...['circle', 'rounded', 'shield', 'hexagon'].map((mask) => image({ mask })),
    { type: 'dynamic', dataKey: 'club_crest', mask: 'circle', backgroundColor: '#f2c230', padding: 40 },
    image({ mask: 'shield', ...SHADOW, rotation: 20 }),
  ],
  crop: [
    ...[image({}), image({ focusY: 0 }), image({ focusY: 100 }), image({ zoom: 3, focusX: 40, focusY: 30 })],
    image({ zoom: 2, mask: 'circle' }),
    image({ flipX: true, zoom: 2, focusX: 0 }),
  ],
  blend: ['normal', 'multiply', 'screen'].flatMap((blend) => [
    image({ blend, width: 24 }),
    image({ blend, width: 24, opacity: 0.5, mask: 'circle', ...SHADOW }),
  ]),
  shadow: [
    rectangle({ ...SHADOW, borderRadius: 30 }),
    circle({ ...SHADOW, shadowX: -30, shadowY: 30, shadowBlur: 0, borderWidth: 10 }),
    image({ ...CREST, ...SHADOW, shadowX: 20 }),
    { type: 'line', ...SHADOW, thickness: 20, height: 4 },
    rectangle({ ...SHADOW, rotation: 45, shadowX: 40, width: 12 }),
    image({ ...CREST, shadowColor: '#f2c230', shadowBlur: 60, shadowY: 0, opacity: 0.6 }),
  ],
  faces: [
    ...['Barlow Condensed', 'Big Shoulders Display', 'Playfair Display'].flatMap((fontFamily) =>
      ['normal', '600', 'bolder'].map((fontWeight) => text({ fontFamily, fontWeight, height: 24 })),
    ),
  ],
}

export const STYLE_SHEETS = Object.keys(SHEETS)

export function styleSheet(name: string): Scene {
  const variations = SHEETS[name] ?? []
  const rows = Math.ceil(variations.length / COLUMNS)
  const elements = variations.map(({ type, ...change }, index) => ({
    ...newElement(type, `${name}-${index}`, index, ''),
    x: 4 + (index % COLUMNS) * 32,
    y: 8 + Math.floor(index / COLUMNS) * (96 / rows),
    ...{ width: 28, height: 96 / rows - 16, fontSize: 64 },
    ...change,
  }))
  const data = { club_crest: { src: '/pictures/crest-club' } }
  const ground = { kind: 'rect', x: 0, y: 0, ...SHEET, fill: { angle: 90, stops: GROUND } } as const
  return {
    ...SHEET,
    nodes: [ground, ...restoreElements(elements).flatMap((element) => elementNodes(element, data, SHEET))],
  }
}

const GROUND = [
  { at: 0, colour: '#ffffff' },
  { at: 1, colour: '#7f9fbf' },
]
