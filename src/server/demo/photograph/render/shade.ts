import { boxMean } from '#domain/cut-out/box-mean.ts'
import type { Vector } from '../vector.ts'
import type { Body } from './body.ts'
import { type Frame, PIXEL } from './frame.ts'
import type { Lighting } from './light.ts'
import { Picture } from './picture.ts'
import { clear, newPaint, type Paint } from './surface.ts'

interface Buffers {
  /** Light that falls on the surface. */
  falls: readonly [Float32Array, Float32Array, Float32Array]
  /** What the surface leaves of it. */
  keeps: readonly [Float32Array, Float32Array, Float32Array]
  /** Light that is thrown back at once. */
  gleam: readonly [Float32Array, Float32Array, Float32Array]
  soft: Float32Array
}

const three = (length: number) =>
  [new Float32Array(length), new Float32Array(length), new Float32Array(length)] as const

/** Share of the light that small facets throw from the lamp to the eye (GGX, Schlick). */
function facets(nDotL: number, nDotV: number, nDotH: number, vDotH: number, { rough, shine }: Paint): number {
  const a = rough * rough
  const d = nDotH * nDotH * (a * a - 1) + 1
  const spread = (a * a) / (Math.PI * d * d)
  const k = ((rough + 1) * (rough + 1)) / 8
  const hidden = 1 / ((nDotL * (1 - k) + k) * (nDotV * (1 - k) + k))
  const fresnel = shine + (1 - shine) * (1 - vDotH) ** 5
  return (spread * hidden * fresnel) / 4
}

function lightPixel(
  { lamps, sky, ground }: Lighting,
  view: Vector,
  pixels: Float32Array,
  at: number,
  paint: Paint,
  isSoft: boolean,
  into: Float64Array,
): void {
  const vx = view[0]
  const vy = view[1]
  const vz = view[2]
  let nx = (pixels[at] as number) + paint.tiltX
  let ny = (pixels[at + 1] as number) + paint.tiltY
  let nz = (pixels[at + 2] as number) + paint.tiltZ
  const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
  nx *= length
  ny *= length
  nz *= length
  const open = pixels[at + 6] as number
  const up = 0.5 + 0.5 * ny
  const nDotV = Math.max(0.04, nx * vx + ny * vy + nz * vz)
  const edge = (1 - nDotV) ** 4
  for (let index = 0; index < 3; index++) {
    const around = (ground[index] as number) * (1 - up) + (sky[index] as number) * up
    into[index] = around * open
    into[3 + index] = around * open * (paint.shine + 0.35 * edge * (1 - paint.rough) + paint.sheen * edge * 2)
  }
  for (let lamp = 0; lamp < 3; lamp++) {
    const { towards, colour } = lamps[lamp as 0 | 1 | 2]
    const lx = towards[0]
    const ly = towards[1]
    const lz = towards[2]
    const sees = pixels[at + 7 + lamp] as number
    if (sees <= 0.001) continue
    const raw = nx * lx + ny * ly + nz * lz
    const falls = isSoft ? Math.max(0, (raw + 0.16) / 1.16) : Math.max(0, raw)
    const direct = Math.max(0, raw)
    let gleam = 0
    if (direct > 0) {
      const hx = lx + vx
      const hy = ly + vy
      const hz = lz + vz
      const half = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz)
      const nDotH = Math.max(0, (nx * hx + ny * hy + nz * hz) * half)
      const vDotH = Math.max(0, (vx * hx + vy * hy + vz * hz) * half)
      gleam = facets(direct, nDotV, nDotH, vDotH, paint) * direct * Math.PI
      gleam += paint.sheen * edge * direct
    }
    for (let index = 0; index < 3; index++) {
      const strength = (colour[index] as number) * sees
      into[index] = (into[index] as number) + strength * falls
      into[3 + index] = (into[3 + index] as number) + strength * gleam
    }
  }
}

/** How far light wanders under the skin, in pixels of a face that is a thousand pixels high: red the furthest. */
const WANDERS = [15, 6, 3]

/** The rows that have skin: most of a picture has none. */
function skinRows(soft: Float32Array, width: number, reach: number): readonly [number, number] {
  const first = soft.indexOf(1)
  const last = soft.lastIndexOf(1)
  if (first < 0) return [0, 0]
  const top = Math.max(0, Math.floor(first / width) - reach)
  return [top * width, Math.min(soft.length, (Math.floor(last / width) + reach + 1) * width)]
}

/** Light that goes into skin comes out around where it went in. */
function soften({ falls, soft }: Buffers, width: number, faceHeight: number): void {
  const [from, to] = skinRows(soft, width, 4)
  if (to === 0) return
  const skin = soft.subarray(from, to)
  const height = skin.length / width
  const inside = new Float32Array(skin.length)
  for (let index = 0; index < 3; index++) {
    const light = falls[index as 0 | 1 | 2].subarray(from, to)
    const radius = Math.round(((WANDERS[index] as number) * faceHeight) / 1000)
    if (radius < 1) continue
    for (let at = 0; at < light.length; at++) inside[at] = (light[at] as number) * (skin[at] as number)
    const [sum, share] = [boxMean(inside, width, height, radius), boxMean(skin, width, height, radius)]
    for (let at = 0; at < light.length; at++) {
      if (skin[at] === 1) light[at] = (sum[at] as number) / Math.max(1e-4, share[at] as number)
    }
  }
}

function gather(frame: Frame, bodies: readonly Body[], lighting: Lighting, ahead: Vector): Buffers {
  const { pixels, body } = frame
  const length = body.length
  const buffers = { falls: three(length), keeps: three(length), gleam: three(length), soft: new Float32Array(length) }
  const view: Vector = [-ahead[0], -ahead[1], -ahead[2]]
  const lit = new Float64Array(6)
  const paint = newPaint()
  for (let pixel = 0, at = 0; pixel < length; pixel++, at += PIXEL) {
    const number = body[pixel] as number
    if (number === 0) continue
    const { surface } = bodies[number - 1] as Body
    clear(paint)
    surface.paint(
      [pixels[at + 3] as number, pixels[at + 4] as number, pixels[at + 5] as number],
      [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number],
      paint,
    )
    lightPixel(lighting, view, pixels, at, paint, surface.isSoft === true, lit)
    buffers.soft[pixel] = surface.isSoft ? 1 : 0
    buffers.keeps[0][pixel] = paint.red
    buffers.keeps[1][pixel] = paint.green
    buffers.keeps[2][pixel] = paint.blue
    for (let index = 0; index < 3; index++) {
      buffers.falls[index as 0 | 1 | 2][pixel] = lit[index] as number
      buffers.gleam[index as 0 | 1 | 2][pixel] = lit[3 + index] as number
    }
  }
  return buffers
}

/** The frame, lit. */
export function shade(
  frame: Frame,
  bodies: readonly Body[],
  lighting: Lighting,
  ahead: Vector,
  faceHeight: number,
): Picture {
  const { width, height, body } = frame
  const buffers = gather(frame, bodies, lighting, ahead)
  soften(buffers, width, faceHeight)
  const picture = new Picture(width, height)
  for (let pixel = 0; pixel < body.length; pixel++) {
    if (body[pixel] === 0) continue
    picture.cover[pixel] = 1
    for (let index = 0; index < 3; index++) {
      const channel = index as 0 | 1 | 2
      picture.colours[pixel * 3 + index] =
        (buffers.falls[channel][pixel] as number) * (buffers.keeps[channel][pixel] as number) +
        (buffers.gleam[channel][pixel] as number)
    }
  }
  return picture
}
