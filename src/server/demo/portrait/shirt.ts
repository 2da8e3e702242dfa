import type { Canvas } from '@napi-rs/canvas'
import { mix } from '#domain/club/colour.ts'
import { across, fill, inside, type Pen, sheer, stroke } from '../pen.ts'

/** Shirts are drawn around the pit of the neck. */

export interface Kit {
  body: string
  trim: string
  crest: Canvas
}

const NIGHT = '#05070d'

export const kitTones = ({ body, trim }: Kit) => ({
  base: body,
  light: mix(body, '#ffffff', 0.16),
  shade: mix(body, NIGHT, 0.32),
  deep: mix(body, NIGHT, 0.55),
  trim,
  trimShade: mix(trim, NIGHT, 0.24),
})
export type KitTones = ReturnType<typeof kitTones>

const TORSO =
  'M -97 -42 C -132 -14, -202 2, -252 26 C -316 54, -350 116, -364 230 L -372 420 L 372 420 L 364 230 C 350 116, 316 54, 252 26 C 202 2, 132 -14, 97 -42 C 76 14, 40 44, 0 54 C -40 44, -76 14, -97 -42 Z'
const COLLAR = 'M -98 -44 C -78 12, -42 42, 0 53 C 42 42, 78 12, 98 -44'

/** The collar behind the neck; goes before the neck itself. */
export function drawBackCollar(pen: Pen, tones: KitTones): void {
  fill(pen, 'M -100 -46 C -60 -84, 60 -84, 100 -46 L 90 20 L -90 20 Z', tones.deep)
  stroke(pen, 'M -98 -46 C -58 -80, 58 -80, 98 -46', tones.trimShade, 12)
}

/** Beams of a lighthouse, tone in tone. */
export function drawBeams(pen: Pen, tones: KitTones): void {
  for (const x of [-610, -430, -250, -70, 110]) {
    fill(pen, `M ${x} 720 L ${x + 420} -60 L ${x + 480} -60 L ${x + 110} 720 Z`, sheer(tones.light, 0.34))
  }
}

function drawFolds(pen: Pen, tones: KitTones): void {
  fill(pen, 'M 120 -40 C 190 60, 170 220, 210 440 L 420 440 L 420 -40 Z', sheer(tones.shade, 0.75))
  fill(pen, 'M -40 60 C -20 110, -60 190, -30 300 C -10 240, 10 170, 0 60 Z', sheer(tones.shade, 0.35))
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    stroke(pen, 'M 232 24 C 216 90, 214 160, 232 250', sheer(tones.deep, 0.7), 5)
    fill(pen, 'M 226 180 C 190 200, 170 240, 150 300 C 190 262, 216 240, 236 230 Z', sheer(tones.shade, 0.6))
    stroke(pen, 'M 112 -30 C 164 -8, 224 12, 262 36 C 306 58, 334 110, 346 190', tones.trim, 9)
    pen.restore()
  }
}

/** Shoulders and chest, as far as a portrait shows them. */
export function drawShirt(pen: Pen, kit: Kit, breadth = 1): void {
  const tones = kitTones(kit)
  pen.save()
  pen.scale(breadth, 1)
  fill(
    pen,
    TORSO,
    across(
      pen,
      [-300, 0],
      [300, 260],
      [
        [0, tones.light],
        [0.35, tones.base],
        [1, tones.base],
      ],
    ),
  )
  inside(pen, TORSO, () => {
    drawBeams(pen, tones)
    drawFolds(pen, tones)
  })
  drawCollar(pen, tones)
  pen.restore()
  pen.drawImage(kit.crest, 112, 46, 54, 63)
}

export function drawCollar(pen: Pen, tones: KitTones): void {
  stroke(pen, COLLAR, tones.deep, 22)
  stroke(pen, COLLAR, tones.trim, 15)
}
