import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { mix } from '#domain/club/colour.ts'
import { registerFonts } from '#server/rendering/fonts.ts'
import { across, fill, inside, type Pen, placed } from '../pen.ts'
import type { Outline } from './shapes.ts'

const [WIDTH, HEIGHT] = [448, 512]
const RIM = 10
const BORDER = 24

export interface CrestDesign {
  outline: Outline
  rim: string
  border: string
  field: string
  /** Drawn within the border, around the middle. */
  motif(pen: Pen): void
}

/** A made-up club's crest, transparent around it. */
export function drawCrest({ outline, rim, border, field, motif }: CrestDesign): Canvas {
  registerFonts()
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  placed(pen, { x: WIDTH / 2, y: HEIGHT / 2, scale: 1.06 }, () => {
    fill(pen, outline(0), rim)
    fill(pen, outline(RIM), border)
    const inner = outline(BORDER)
    fill(
      pen,
      inner,
      across(
        pen,
        [-120, -200],
        [120, 200],
        [
          [0, mix(field, '#ffffff', 0.1)],
          [0.5, field],
          [1, mix(field, '#000000', 0.22)],
        ],
      ),
    )
    inside(pen, inner, () => motif(pen))
  })
  return canvas
}
