import { contrast } from '#domain/club/colour.ts'
import type { Tones } from '../looks/look.ts'
import type { Box, SceneNode, Segment } from '../scene/node.ts'
import type { TextureName } from '../style/club-style.ts'

type OwnTexture = Exclude<TextureName, 'look' | 'none'>

/** The same numbers every time: a background is known again by its content. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Away from the letters, and a little towards them. */
function shadesOf({ ink }: Tones, strong: string, faint: string): { away: string; towards: string } {
  const isInkLight = contrast(ink, BLACK) > contrast(ink, WHITE)
  return isInkLight
    ? { away: `${BLACK}${strong}`, towards: `${WHITE}${faint}` }
    : { away: `${WHITE}${strong}`, towards: `${BLACK}${faint}` }
}

const path = (canvas: Box, segments: Segment[], fill: string): SceneNode => ({
  kind: 'path',
  ...canvas,
  segments,
  fill,
})

const quad = (...corners: ReadonlyArray<readonly [number, number]>): Segment[] => [
  ...corners.map(([x, y], at) => ({ to: at === 0 ? ('move' as const) : ('line' as const), x, y })),
  { to: 'close' },
]

const PIXELS_PER_SPECK = 420

/** Specks as of a fast film. */
function specks({ width, height }: Box, next: () => number): Segment[] {
  return Array.from({ length: Math.round((width * height) / PIXELS_PER_SPECK / 2) }, () => {
    const [x, y, size] = [next() * width, next() * height, 1.5 + next() * 2.5]
    return quad([x, y], [x + size, y], [x + size, y + size], [x, y + size])
  }).flat()
}

function grain(canvas: Box, tones: Tones): SceneNode[] {
  const { away, towards } = shadesOf(tones, '38', '12')
  return [
    path(canvas, specks(canvas, numbers(0x2545f491)), away),
    path(canvas, specks(canvas, numbers(0x1b873593)), towards),
  ]
}

const PIXELS_PER_FIBRE = 3600

/** Short hairs that lie any way. */
function fibres({ width, height }: Box, next: () => number): Segment[] {
  return Array.from({ length: Math.round((width * height) / PIXELS_PER_FIBRE / 2) }, () => {
    const [x, y, angle] = [next() * width, next() * height, next() * Math.PI]
    const [length, thickness] = [14 + next() * 46, 0.8 + next() * 1.3]
    const [along, across] = [
      [Math.cos(angle) * length, Math.sin(angle) * length],
      [-Math.sin(angle) * thickness, Math.cos(angle) * thickness],
    ] as const
    return quad(
      [x, y],
      [x + along[0], y + along[1]],
      [x + along[0] + across[0], y + along[1] + across[1]],
      [x + across[0], y + across[1]],
    )
  }).flat()
}

function paper(canvas: Box, tones: Tones): SceneNode[] {
  const { away, towards } = shadesOf(tones, '30', '10')
  return [
    path(canvas, fibres(canvas, numbers(0x68bc21eb)), away),
    path(canvas, fibres(canvas, numbers(0x02e5be93)), towards),
  ]
}

const DOTS_STEP = 20

/** Dots of cheap print, larger towards the foot. */
function halftone(canvas: Box, tones: Tones): SceneNode[] {
  const { away } = shadesOf(tones, '2e', '00')
  const rows = Math.ceil(canvas.height / DOTS_STEP) + 1
  const columns = Math.ceil(canvas.width / DOTS_STEP) + 1
  const segments = Array.from({ length: rows }, (_, row) => {
    const size = 2.5 + (row / rows) * 6
    return Array.from({ length: columns }, (_, column) => {
      const x = (column + (row % 2) / 2) * DOTS_STEP
      const y = row * DOTS_STEP
      return quad([x, y - size], [x + size, y], [x, y + size], [x - size, y])
    }).flat()
  }).flat()
  return [path(canvas, segments, away)]
}

const TEXTURES: Readonly<Record<OwnTexture, (canvas: Box, tones: Tones) => SceneNode[]>> = { grain, paper, halftone }

/** A surface over the whole background. */
export const textureNodes = (texture: OwnTexture, canvas: Box, tones: Tones): SceneNode[] =>
  TEXTURES[texture](canvas, tones)
