import { across, fill, glow, inside, oval, type Pen, sheer, stroke } from '../pen.ts'
import { FACES, type FaceShape } from './person.ts'
import type { SkinTones } from './tones.ts'

/** Heads are drawn around the point between the eyes; the eyes are at x ±60, the skull ends at y -196. */

type Point = readonly [number, number]
/** Two handles and where the curve ends. */
type Curve = readonly [Point, Point, Point]

const words = (...points: Point[]): string => points.map((point) => point.join(' ')).join(', ')
const mirrored = ([x, y]: Point): Point => [-x, y]

/** A shape from its right half, given from top to bottom. */
export function symmetrical(start: Point, curves: readonly Curve[]): string {
  const right = curves.map(([one, two, end]) => `C ${words(one, two, end)}`)
  const left = curves
    .map(([one, two], index): string => {
      const end = curves[index - 1]?.[2] ?? start
      return `C ${words(mirrored(two), mirrored(one), mirrored(end))}`
    })
    .reverse()
  return `M ${words(start)} ${right.join(' ')} ${left.join(' ')} Z`
}

/** The head's outline; `grown` makes it larger all round, for hair and beards that lie upon it. */
export function headShape(face: FaceShape, grown = 0): string {
  const { cheek, jaw, chin, length } = FACES[face]
  const [c, j, ch, bottom, top] = [cheek + grown, jaw + grown, chin + grown / 2, length + grown, -196 - grown]
  return symmetrical(
    [0, top],
    [
      [
        [78, top],
        [c + 3, -150],
        [c + 1, -52],
      ],
      [
        [c + 1, -10],
        [c - 2, 40],
        [j, 104],
      ],
      [
        [j - 7, 136],
        [ch + 30, bottom - 8],
        [ch, bottom - 5],
      ],
      [
        [ch - 14, bottom + 1],
        [ch / 2, bottom + 1],
        [0, bottom + 1],
      ],
    ],
  )
}

export function drawEars(pen: Pen, face: FaceShape, skin: SkinTones): void {
  const { cheek } = FACES[face]
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    const x = cheek - 8
    fill(
      pen,
      `M ${x} -34 C ${x + 20} -56, ${x + 42} -40, ${x + 36} -4 C ${x + 34} 20, ${x + 24} 52, ${x + 4} 52 Z`,
      side < 0 ? skin.base : skin.shade,
    )
    stroke(
      pen,
      `M ${x + 10} -24 C ${x + 26} -36, ${x + 30} -10, ${x + 22} 8 C ${x + 18} 18, ${x + 16} 26, ${x + 14} 34`,
      sheer(skin.deep, side < 0 ? 0.45 : 0.6),
      5,
    )
    pen.restore()
  }
}

/** From the jaw down to where the shirt begins; the head's shadow lies on its upper half. */
export function drawNeck(pen: Pen, face: FaceShape, skin: SkinTones): void {
  const { length } = FACES[face]
  const shape = 'M -88 60 C -88 150, -84 190, -94 222 L -150 340 L 150 340 L 94 222 C 84 190, 88 150, 88 60 Z'
  fill(pen, shape, skin.base)
  inside(pen, shape, () => {
    fill(pen, 'M 30 60 C 40 140, 44 200, 70 290 L 200 290 L 200 60 Z', sheer(skin.shade, 0.75))
    fill(
      pen,
      `M -130 40 L 130 40 L 130 ${length - 30} C 96 ${length + 34}, 40 ${length + 52}, 8 ${length + 50} C -44 ${length + 46}, -84 ${length + 14}, -130 ${length - 40} Z`,
      sheer(skin.deep, 0.62),
    )
    stroke(pen, 'M -58 214 C -44 240, -30 256, -10 266', sheer(skin.deep, 0.28), 5)
    stroke(pen, 'M 56 214 C 44 240, 30 256, 14 266', sheer(skin.deep, 0.36), 5)
  })
}

/** Light comes from the upper left. */
export function drawFace(pen: Pen, face: FaceShape, skin: SkinTones): void {
  const shape = headShape(face)
  fill(pen, shape, skin.base)
  inside(pen, shape, () => {
    pen.fillStyle = glow(pen, -60, -70, 190, [
      [0, sheer(skin.light, 0.85)],
      [1, sheer(skin.light, 0)],
    ])
    pen.fillRect(-200, -260, 400, 480)
    fill(
      pen,
      'M 96 -220 C 118 -150, 96 -70, 104 -14 C 110 26, 86 52, 82 84 C 78 116, 62 142, 34 160 C 22 170, 8 186, -6 215 L 200 215 L 200 -220 Z',
      across(
        pen,
        [30, 0],
        [130, 0],
        [
          [0, sheer(skin.shade, 0.55)],
          [1, skin.shade],
        ],
      ),
    )
    pen.fillStyle = across(
      pen,
      [0, 120],
      [0, 205],
      [
        [0, sheer(skin.shade, 0)],
        [1, sheer(skin.shade, 0.8)],
      ],
    )
    pen.fillRect(-200, 120, 400, 100)
    for (const x of [-76, 80]) {
      pen.fillStyle = glow(pen, x, 62, 48, [
        [0, sheer(skin.blush, 0.22)],
        [1, sheer(skin.blush, 0)],
      ])
      pen.fillRect(x - 50, 12, 100, 100)
    }
    for (const x of [-60, 60]) fill(pen, oval(x, -6, 40, 26), sheer(skin.shade, 0.3))
  })
}
