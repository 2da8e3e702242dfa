import { FACES, type Face } from '../scene/faces.ts'
import type { Box, Gradient, ImageNode, Scene, SceneNode, Sweep, TextNode } from '../scene/node.ts'

const [WIDTH, COLUMNS, GAP] = [1200, 4, 24]
const CELL = { width: (WIDTH - GAP) / COLUMNS - GAP, height: 200 }
const [GREEN, GOLD, RED] = ['#14532d', '#f2c230', '#b3151f']

type Cell = (place: Box) => SceneNode[]

const DOWN: Gradient = {
  from: { x: 0, y: 0 },
  to: { x: 0.4, y: 1 },
  stops: [
    { at: 0, colour: GOLD },
    { at: 0.3, colour: '#ffffff' },
    { at: 1, colour: GREEN },
  ],
}
const ACROSS: Sweep = {
  angle: 60,
  stops: [
    { at: 0, colour: RED },
    { at: 1, colour: '#ffffff00' },
  ],
}
const SHADOW = { colour: '#000000b0', blur: 24, x: 10, y: 10 }

const shape =
  (more: object): Cell =>
  (place) => [{ kind: 'rect', ...place, fill: GREEN, ...more } as SceneNode]

/** A flag with a round hole, its outline and one without a fill. */
const path =
  (more: object): Cell =>
  ({ x, y, width, height }) => [
    {
      ...{ kind: 'path', x, y, width, height },
      segments: [
        { to: 'move', x, y },
        { to: 'line', x: x + width, y: y + height / 4 },
        { to: 'line', x: x + width * 0.8, y: y + height },
        { to: 'line', x, y: y + height * 0.8 },
        { to: 'close' },
        { to: 'move', x: x + width * 0.6, y: y + height / 2 },
        { to: 'arc', x: x + width / 2, y: y + height / 2, radius: width / 10, start: 0, end: 1.5 * Math.PI },
      ],
      ...more,
    },
  ]

const picture =
  (more: Partial<ImageNode>): Cell =>
  (place) => [
    { kind: 'rect', ...place, fill: '#00000018' },
    { kind: 'image', ...place, src: '/pictures/portrait-1', fit: 'cover', ...more },
  ]

const words =
  (more: Partial<TextNode>): Cell =>
  (place) => [
    {
      ...{ kind: 'text', ...place, text: 'Żółta Gęś', face: 'display', weight: 700, size: 60, minSize: 24 },
      ...{ maxLines: 3, lineHeight: 1.1, colour: GREEN, align: 'left', vertical: 'middle', background: '#ffe08a' },
      ...more,
    } as TextNode,
  ]

/** The longest decides for both: in one cell each. */
const together = (keeps: Partial<TextNode>): Cell[] => {
  const peers = ['Orły Dębno', 'Błyskawica Źródlany Potok-Wola']
  return peers.map((text) => words({ ...keeps, text, peers, align: 'center' }))
}

const SHAPES: Cell[] = [
  shape({ fill: DOWN, radius: 30 }),
  shape({ fill: ACROSS, border: { width: 10, colour: GOLD } }),
  shape({ radius: 500, rotation: 20, shadow: SHADOW }),
  shape({ fill: 'transparent', border: { width: 6, colour: RED }, radius: 40 }),
  ...(['circle', 'rounded', 'shield', 'hexagon'] as const).map((mask) => shape({ mask, fill: DOWN })),
  shape({ kind: 'ellipse', fill: DOWN, border: { width: 12, colour: GREEN } }),
  shape({ kind: 'ellipse', fill: ACROSS, rotation: 30, shadow: { ...SHADOW, blur: 0 } }),
  shape({ blend: 'multiply', fill: GOLD }),
  shape({ blend: 'screen', fill: RED, opacity: 0.5 }),
  shape({ kind: 'line', colour: GREEN, thickness: 8, orientation: 'horizontal' }),
  shape({ kind: 'line', colour: RED, thickness: 20, orientation: 'vertical', rotation: 45, shadow: SHADOW }),
  path({ fill: DOWN, border: { width: 8, colour: RED } }),
  path({ border: { width: 4, colour: GREEN }, rotation: 15, opacity: 0.5 }),
]

const PHOTO = '/pictures/photo'
const ABSENT = '/pictures/absent'
const CREST = '/pictures/crest-club'

const PICTURES: Cell[] = [
  ...(['cover', 'cover-top', 'contain', 'stand', 'fill'] as const).map((fit) => picture({ fit })),
  picture({ src: PHOTO, focus: { x: 64, y: 40 } }),
  picture({ src: PHOTO, focus: { x: 100, y: 100 }, radius: 40 }),
  picture({ src: PHOTO, crop: { zoom: 2, x: 70, y: 30 } }),
  picture({ src: PHOTO, crop: { zoom: 1, x: 100, y: 0 }, isMirrored: true }),
  picture({ src: '/pictures/cut-out-3', fit: 'cover', crop: { zoom: 1, x: 50, y: 0 }, radius: 80, rise: 40 }),
  picture({ src: '/pictures/cut-out-3', fit: 'stand', fade: 0.5, fadeSides: 0.2 }),
  picture({ mask: 'shield', rotation: 20, shadow: SHADOW }),
  picture({ fit: 'contain', src: CREST, shadow: { ...SHADOW, x: 0, y: 0, colour: '#ffffffb0' } }),
  picture({ blend: 'multiply', opacity: 0.6, mask: 'circle' }),
  picture({ src: ABSENT, fallback: CREST, fit: 'contain' }),
  (place) => [
    ...shape({ unlessLoaded: ABSENT })(place),
    ...shape({ fill: RED, unlessLoaded: CREST })(place),
    ...shape({ fill: RED, onceLoaded: ABSENT })(place),
    ...shape({ kind: 'ellipse', fill: GOLD, onceLoaded: CREST })(place),
  ],
]

const WORDS: Cell[] = [
  words({}),
  words({ text: 'Tak długi tekst, że musi się złamać', vertical: 'top', padding: 14 }),
  words({ text: 'Brzęczyszczykiewiczówna', align: 'right', vertical: 'bottom' }),
  words({ text: 'Wyrwizębowiczęśliwski-Źdźbłowski-Szczęsny', keepsWords: true }),
  ...together({}),
  ...together({ sharesLines: true, keepsWords: true, size: 90, minSize: 50 }),
  words({ gradient: ACROSS, outline: { width: 4, colour: GREEN }, isItalic: true }),
  words({ text: 'AVATAR', spacing: 0.3, align: 'center', shadow: SHADOW }),
  words({ rotation: 340, opacity: 0.5, background: DOWN }),
  words({ text: "10 · 12', 45+2', 67' · 90+3' · 90+11'", size: 44, lineHeight: 1.3, keepsWords: true }),
]

const [ALPHABET, SMALL] = ['ĄĆĘŁŃÓŚŹŻ 0123', 'ąćęłńóśźż „–” 45+2’']

const faces = Object.keys(FACES) as (keyof typeof FACES)[]
const letters = (face: Face, weight: number, text: string): Cell =>
  words({ face, weight, text, size: 34, minSize: 34, background: undefined, vertical: 'top', lineHeight: 1.2 })

/** Every weight of every face. */
const WEIGHTS = faces.flatMap((face) => FACES[face].weights.map((weight) => letters(face, weight, `Gęś ${weight}`)))
const DIACRITICS = faces.map((face) => letters(face, FACES[face].weights[0], `${ALPHABET}\n${SMALL}`))

const SHEETS: Readonly<Record<string, readonly [height: number, cells: readonly Cell[]]>> = {
  shapes: [CELL.height, SHAPES],
  pictures: [CELL.height, PICTURES],
  words: [CELL.height, WORDS],
  weights: [50, WEIGHTS],
  diacritics: [100, DIACRITICS],
}

/** What nodes can be that no element of a template is, besides what they are. */
export const NODE_SHEETS = Object.keys(SHEETS)

export function nodeSheet(name: string): Scene {
  const [height, cells] = SHEETS[name] ?? [0, []]
  const rows = Math.ceil(cells.length / COLUMNS)
  const sheet = { width: WIDTH, height: 2 * Math.ceil((GAP + rows * (height + GAP)) / 2) }
  const ground: SceneNode = { kind: 'rect', x: 0, y: 0, ...sheet, fill: '#dfe6ee' }
  const nodes = cells.flatMap((cell, index) =>
    cell({
      x: GAP + (index % COLUMNS) * (CELL.width + GAP),
      y: GAP + Math.floor(index / COLUMNS) * (height + GAP),
      width: CELL.width,
      height,
    }),
  )
  return { ...sheet, nodes: [ground, ...nodes] }
}
