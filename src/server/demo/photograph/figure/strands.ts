import { type Body, inWorld, type Place } from '../render/body.ts'
import type { Camera } from '../render/camera.ts'
import type { Frame } from '../render/frame.ts'
import { CORNER, type Lighting } from '../render/light.ts'
import type { Picture } from '../render/picture.ts'
import { dot, minus, unit, type Vector } from '../vector.ts'

/** A hair: places one after another, on the body that it grows from. */
export interface Strand {
  /** In the body's own coordinates, three numbers a place. */
  places: Float32Array
  colour: Vector
  /** Which corner of the body it grows from: it has that one's light. */
  corner: number
  /** Centimetres. */
  width: number
  /** Of where it begins: under others it is dark. */
  rootLight: number
}

interface Drawn {
  frame: Frame
  picture: Picture
  camera: Camera
  lighting: Lighting
  /** Pixels in a centimetre. */
  scale: number
}

const NEARER = 0.35

/** What a fibre that runs along `t` throws to the eye of light from `l` (Kajiya and Kay). */
function fibre(tx: number, ty: number, tz: number, l: Vector, v: Vector, into: Float64Array): void {
  const tl = tx * l[0] + ty * l[1] + tz * l[2]
  const tv = tx * v[0] + ty * v[1] + tz * v[2]
  const across = Math.sqrt(Math.max(0, 1 - tl * tl))
  const seen = Math.sqrt(Math.max(0, 1 - tv * tv))
  into[0] = across
  into[1] = Math.max(0, across * seen - tl * tv) ** 24
}

function plot({ frame, picture }: Drawn, x: number, y: number, away: number, light: Float64Array, cover: number): void {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const u = x - 0.5 - left
  const v = y - 0.5 - top
  for (let corner = 0; corner < 4; corner++) {
    const px = left + (corner & 1)
    const py = top + (corner >> 1)
    if (px < 0 || py < 0 || px >= frame.width || py >= frame.height) continue
    const pixel = py * frame.width + px
    if (away - NEARER > (frame.depth[pixel] as number)) continue
    const share = cover * ((corner & 1) === 1 ? u : 1 - u) * (corner >> 1 === 1 ? v : 1 - v)
    for (let index = 0; index < 3; index++) {
      const at = pixel * 3 + index
      picture.colours[at] = (picture.colours[at] as number) * (1 - share) + (light[index] as number) * share
    }
    picture.cover[pixel] = (picture.cover[pixel] as number) * (1 - share) + share
  }
}

const placeOf = (strand: Strand, place: Place, index: number): Vector =>
  inWorld(
    place,
    strand.places[3 * index] as number,
    strand.places[3 * index + 1] as number,
    strand.places[3 * index + 2] as number,
  )

/** What a piece of a hair that runs along `t` throws to the eye, so far from its root. */
function pieceLight(
  { camera, lighting }: Drawn,
  { colour, corner, rootLight }: Strand,
  corners: Float32Array,
  t: Vector,
  along: number,
  light: Float64Array,
): void {
  const at = corner * CORNER
  const open = 0.3 + 0.7 * (corners[at + 3] as number)
  const depth = rootLight + (1 - rootLight) * along
  const view: Vector = [-camera.ahead[0], -camera.ahead[1], -camera.ahead[2]]
  for (let channel = 0; channel < 3; channel++) {
    const around = 0.5 * ((lighting.sky[channel] as number) + (lighting.ground[channel] as number))
    light[channel] = around * open * (colour[channel] as number) * depth
  }
  for (let lamp = 0; lamp < 3; lamp++) {
    const { towards, colour: shines } = lighting.lamps[lamp as 0 | 1 | 2]
    const looks =
      (corners[at] as number) * towards[0] +
      (corners[at + 1] as number) * towards[1] +
      (corners[at + 2] as number) * towards[2]
    const sees = (corners[at + 4 + lamp] as number) * Math.max(0, (looks + 0.35) / 1.35) * depth
    if (sees <= 0.001) continue
    fibre(t[0], t[1], t[2], towards, view, BACK)
    for (let channel = 0; channel < 3; channel++) {
      const tint = colour[channel] as number
      const thrown = 0.85 * tint * (BACK[0] as number) + (0.02 + 0.2 * tint) * (BACK[1] as number)
      light[channel] = (light[channel] as number) + (shines[channel] as number) * sees * thrown
    }
  }
}

/** Written and read at once, for each piece of each hair. */
const BACK = new Float64Array(2)

function plotLine(drawn: Drawn, from: Float64Array, to: Float64Array, light: Float64Array, thin: number): void {
  const dx = (to[0] as number) - (from[0] as number)
  const dy = (to[1] as number) - (from[1] as number)
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 0.8))
  for (let step = 0; step < steps; step++) {
    const share = (step + 0.5) / steps
    const far = (from[2] as number) + ((to[2] as number) - (from[2] as number)) * share
    plot(drawn, (from[0] as number) + dx * share, (from[1] as number) + dy * share, far, light, thin)
  }
}

function drawStrand(drawn: Drawn, place: Place, corners: Float32Array, strand: Strand): void {
  const { camera, scale } = drawn
  const count = strand.places.length / 3
  const from = new Float64Array(3)
  const to = new Float64Array(3)
  const light = new Float64Array(3)
  let before = placeOf(strand, place, 0)
  camera.project(before[0], before[1], before[2], from)
  for (let index = 1; index < count; index++) {
    const p = placeOf(strand, place, index)
    camera.project(p[0], p[1], p[2], to)
    const along = index / (count - 1)
    pieceLight(drawn, strand, corners, unit(minus(p, before)), along, light)
    const thin = Math.max(0.05, Math.min(1, strand.width * scale * (1 - 0.7 * along * along)))
    plotLine(drawn, from, to, light, thin)
    before = p
    from.set(to)
  }
}

/** The furthest first. */
export function drawStrands(drawn: Drawn, { place }: Body, corners: Float32Array, strands: readonly Strand[]): void {
  const { ahead } = drawn.camera
  const away = (strand: Strand): number => dot(placeOf(strand, place, Math.floor(strand.places.length / 6)), ahead)
  const order = strands.map((strand) => ({ strand, far: away(strand) })).sort((one, other) => other.far - one.far)
  for (const { strand } of order) drawStrand(drawn, place, corners, strand)
}
