import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { fontString } from '#graphic/scene/faces.ts'
import { registerFonts } from '#server/rendering/fonts.ts'
import { noise } from '../noise.ts'
import { coat, cover, lightOf, type Surface, step } from '../render/surface.ts'
import { times, type Vector } from '../vector.ts'

export interface Kit {
  body: string
  trim: string
  number: number
  name: string
  crest: Canvas
}

/** Of the print: centimetres across, and pixels in one. */
const [ACROSS, FINE] = [40, 14]

interface Print {
  front: Uint8ClampedArray
  back: Uint8ClampedArray
}

const SIDE = ACROSS * FINE

function printed({ trim, number, name, crest }: Kit): Print {
  registerFonts()
  const canvas = createCanvas(SIDE, SIDE)
  const pen = canvas.getContext('2d')
  const pixels = () => pen.getImageData(0, 0, SIDE, SIDE).data
  pen.textAlign = 'center'
  pen.fillStyle = trim
  pen.drawImage(crest, SIDE / 2 + 5 * FINE, 8.2 * FINE, 6.4 * FINE, 7.3 * FINE)
  pen.font = fontString('gothic', 700, 7.5 * FINE)
  pen.fillText(String(number), SIDE / 2 - 8.2 * FINE, 15 * FINE)
  const front = pixels()
  pen.clearRect(0, 0, SIDE, SIDE)
  pen.font = fontString('gothic', 500, 5.2 * FINE)
  pen.fillText(name.toUpperCase(), SIDE / 2, 9.5 * FINE, 30 * FINE)
  pen.font = fontString('gothic', 700, 25 * FINE)
  pen.fillText(String(number), SIDE / 2, 34 * FINE)
  return { front, back: pixels() }
}

/** Woven shirt with a print, in the torso's own coordinates. */
export function shirtSurface(kit: Kit): Surface {
  const { front, back } = printed(kit)
  const [body, trim] = [lightOf(kit.body), lightOf(kit.trim)]
  const dark = times(body, 0.62)
  return {
    paint([x, y, z], looks, into) {
      coat(into, body)
      const side = Math.abs(x)
      // A panel under the arms, and a stripe over the shoulders.
      cover(into, dark, step(12.6, 13.2, side) * step(-29, -31, y) * (side < 19 ? 1 : 0))
      cover(into, trim, step(-23.2, -22.8, y) * step(9.5, 10, side) * (Math.abs(z + 4.4) < 0.8 ? 1 : 0))
      const print = z > -3.5 ? front : back
      const u = Math.floor((z > -3.5 ? ACROSS / 2 + x : ACROSS / 2 - x) * FINE)
      const v = Math.floor((-19 - y) * FINE)
      if (u >= 0 && v >= 0 && u < SIDE && v < SIDE && side < 15.5) {
        const at = 4 * (v * SIDE + u)
        const share = (print[at + 3] as number) / 255
        if (share > 0) {
          const channel = (index: number) => ((print[at + index] as number) / 255) ** 2.2
          cover(into, [channel(0), channel(1), channel(2)], share)
        }
      }
      weave(x, y, z, looks, into)
    },
  }
}

function weave(x: number, y: number, z: number, _looks: Vector, into: Parameters<Surface['paint']>[2]): void {
  into.rough = 0.62
  into.shine = 0.035
  into.sheen = 0.04
  const fine = 14
  const thread = 0.13
  into.tiltX = (noise(x * fine, y * fine, z * fine) - 0.5) * thread
  into.tiltY = (noise(x * fine, y * fine + 70, z * fine) - 0.5) * thread
}

export const cloth = (colour: string): Surface => {
  const light = lightOf(colour)
  return {
    paint([x, y, z], looks, into) {
      coat(into, light)
      weave(x, y, z, looks, into)
    },
  }
}
