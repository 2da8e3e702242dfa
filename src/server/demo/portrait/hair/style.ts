import { mix } from '#domain/club/colour.ts'
import { clamp } from '#domain/units.ts'
import { across, fill, inside, oval, type Pen, sheer, stroke } from '../../pen.ts'
import { headShape } from '../head.ts'
import type { FaceShape } from '../person.ts'
import type { HairTones } from '../tones.ts'

export interface Style {
  /** What lies behind the head. */
  back?(pen: Pen, hair: HairTones): void
  front(pen: Pen, hair: HairTones, face: FaceShape): void
}

/** Everything above the line from one sideburn over the forehead to the other. */
const SCALP =
  'M -220 -320 L 220 -320 L 220 16 L 122 16 C 119 -10, 117 -38, 113 -60 C 111 -82, 104 -96, 97 -106 C 93 -124, 86 -140, 70 -146 C 40 -155, -40 -155, -70 -146 C -86 -140, -93 -124, -97 -106 C -104 -96, -111 -82, -113 -60 C -117 -38, -119 -10, -122 16 L -220 16 Z'

/** Hair turns darker away from the light. */
export function shadeSide(pen: Pen, shape: string, hair: HairTones): void {
  inside(pen, shape, () => {
    pen.fillStyle = across(
      pen,
      [20, -60],
      [150, -20],
      [
        [0, sheer(hair.dark, 0)],
        [1, sheer(hair.dark, 0.85)],
      ],
    )
    pen.fillRect(-240, -330, 480, 500)
  })
}

/** A solid body of hair. */
export function mass(pen: Pen, shape: string, hair: HairTones): void {
  fill(pen, shape, hair.base)
  shadeSide(pen, shape, hair)
}

/** Cut close to the skull, thinner towards the ears. */
export function closeCut(pen: Pen, hair: HairTones, face: FaceShape, { grown = 6, top = 1, bottom = 0.1 } = {}): void {
  inside(pen, headShape(face, grown), () => {
    const fade = across(
      pen,
      [0, -130],
      [0, 16],
      [
        [0, sheer(hair.base, top)],
        [0.55, sheer(hair.base, top * 0.45 + bottom * 0.55)],
        [1, sheer(hair.base, bottom)],
      ],
    )
    fill(pen, SCALP, fade)
  })
}

export function strands(pen: Pen, hair: HairTones, lines: readonly string[], strength = 0.5, width = 5): void {
  for (const line of lines) stroke(pen, line, sheer(hair.light, strength), width)
}

export type Curl = readonly [x: number, y: number, radius: number]

export function drawCurls(pen: Pen, curls: readonly Curl[], hair: HairTones): void {
  const shaded = (x: number) => mix(hair.base, hair.dark, clamp((x - 10) / 110, 0, 0.9))
  for (const [x, y, radius] of curls) fill(pen, oval(x, y, radius), shaded(x))
  for (const [x, y, radius] of curls) {
    const r = radius * 0.55
    const lit = `M ${x - r} ${y + 2} A ${r} ${r} 0 0 1 ${x + r * 0.5} ${y - r * 0.85}`
    stroke(pen, lit, sheer(hair.light, x > 60 ? 0.22 : 0.5), 5)
  }
}

/** Curls along an arc; 0 degrees is to the right, 270 the crown. */
export const along = (
  count: number,
  [from, to]: readonly [number, number],
  { rx, ry, cy, radius = 0 }: { rx: number; ry: number; cy: number; radius?: number },
): Curl[] =>
  Array.from({ length: count }, (_, index): Curl => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180
    return [rx * Math.cos(angle), cy + ry * Math.sin(angle), radius]
  })
