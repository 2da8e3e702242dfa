import { across, fill, inside, type Pen, sheer } from '../pen.ts'
import { headShape } from './head.ts'
import type { BeardStyle, FaceShape, Mood } from './person.ts'
import type { HairTones } from './tones.ts'

/** From the sideburns along the cheeks to the upper lip; above this line nothing grows. */
const CHEEK_LINE =
  'M -150 -6 L -118 -6 C -114 36, -104 66, -78 86 C -64 94, -52 92, -40 92 C -26 90, -12 88, 0 92 C 12 88, 26 90, 40 92 C 52 92, 64 94, 78 86 C 104 66, 114 36, 118 -6 L 150 -6 L 150 260 L -150 260 Z'
const GOATEE = {
  calm: 'M -46 98 C -20 88, 20 88, 46 98 C 58 120, 54 150, 46 172 C 36 200, -36 200, -46 172 C -54 150, -58 120, -46 98 Z',
  glad: 'M -58 94 C -20 84, 20 84, 58 94 C 70 130, 62 164, 50 182 C 36 212, -36 212, -50 182 C -62 164, -70 130, -58 94 Z',
}
const MOUSTACHE =
  'M 0 94 C 14 88, 34 90, 50 108 C 56 114, 54 120, 46 118 C 30 112, 14 110, 0 110 C -14 110, -30 112, -46 118 C -54 120, -56 114, -50 108 C -34 90, -14 88, 0 94 Z'

const GROWN: Partial<Record<BeardStyle, number>> = { short: 3, full: 12 }
const THICKNESS: Record<BeardStyle, number> = { stubble: 0.24, short: 0.78, full: 1, goatee: 0.9, moustache: 0.95 }

/** Thins out towards the sideburns. */
const upwards = (pen: Pen, colour: string, thickness: number) =>
  across(
    pen,
    [0, -8],
    [0, 70],
    [
      [0, sheer(colour, thickness * 0.12)],
      [1, sheer(colour, thickness)],
    ],
  )

/** Drawn before the mouth, which lies upon it. */
export function drawBeard(pen: Pen, style: BeardStyle, face: FaceShape, hair: HairTones, mood: Mood): void {
  const thickness = THICKNESS[style]
  if (style === 'moustache') {
    fill(pen, MOUSTACHE, sheer(hair.base, thickness))
    return
  }
  inside(pen, headShape(face, GROWN[style] ?? 0), () => {
    inside(pen, style === 'goatee' ? GOATEE[mood] : CHEEK_LINE, () => {
      pen.fillStyle = upwards(pen, hair.base, thickness)
      pen.fillRect(-200, -20, 400, 300)
      fill(pen, 'M 40 -10 C 70 60, 60 120, 10 230 L 180 230 L 180 -10 Z', upwards(pen, hair.dark, 0.4 * thickness))
    })
  })
}
