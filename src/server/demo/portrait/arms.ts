import { fill, inside, type Pen, placed, sheer, stroke } from '../pen.ts'
import type { KitTones } from './shirt.ts'
import type { SkinTones } from './tones.ts'

type Point = readonly [x: number, y: number]

/** Where the arm goes from its shoulder, and what the hand does. Seen on the right; the left is its mirror image. */
export interface Arm {
  elbow: Point
  wrist: Point
  hand: keyof typeof HANDS
}

const SHOULDER: Point = [214, 74]

/** A limb that tapers from one end to the other; round at both unless the far one is cut straight. */
function limb([x1, y1]: Point, [x2, y2]: Point, r1: number, r2: number, isCut = false): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
  const far = `${x2 - nx * r2} ${y2 - ny * r2}`
  const end = isCut ? `L ${far}` : `A ${r2} ${r2} 0 0 0 ${far}`
  return `M ${x1 + nx * r1} ${y1 + ny * r1} L ${x2 + nx * r2} ${y2 + ny * r2} ${end} L ${x1 - nx * r1} ${y1 - ny * r1} A ${r1} ${r1} 0 0 0 ${x1 + nx * r1} ${y1 + ny * r1} Z`
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

/** Degrees by which something that points up is turned to point from one place to the other. */
const heading = ([x1, y1]: Point, [x2, y2]: Point): number => (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI

/** Everything of the part but its own shape moved aside: the edge away from the light. */
function shadeEdge(pen: Pen, part: string, ink: string, x: number, y: number): void {
  inside(pen, part, () => {
    pen.translate(x, y)
    fill(pen, `M -2000 -2000 H 2000 V 2000 H -2000 Z ${part}`, ink, 'evenodd')
  })
}

const FIST = 'M -30 6 C -46 -14, -48 -44, -40 -62 C -30 -82, 32 -84, 42 -62 C 50 -42, 46 -14, 30 6 Z'

/** Knuckles up, the wrist at the origin. */
function drawFist(pen: Pen, skin: SkinTones): void {
  fill(pen, FIST, skin.base)
  shadeEdge(pen, FIST, sheer(skin.shade, 0.8), -18, -4)
  stroke(pen, 'M -19 -72 L -18 -44 M 0 -76 L 0 -46 M 20 -73 L 19 -45', sheer(skin.deep, 0.55), 4)
  const thumb = 'M -40 -34 C -16 -44, 12 -44, 24 -33 C 30 -24, 24 -12, 10 -15 C -4 -19, -22 -15, -38 -9'
  stroke(pen, thumb, sheer(skin.deep, 0.55), 5)
}

function drawFinger(pen: Pen, skin: SkinTones): void {
  const finger = limb([-22, -52], [-24, -140], 14, 12)
  fill(pen, finger, skin.base)
  shadeEdge(pen, finger, sheer(skin.shade, 0.8), -7, 0)
  drawFist(pen, skin)
}

const HANDS = { fist: drawFist, finger: drawFinger }

function drawSleeve(pen: Pen, elbow: Point, kit: KitTones): void {
  const sleeve = limb(SHOULDER, between(SHOULDER, elbow, 0.8), 70, 60, true)
  fill(pen, sleeve, kit.base)
  shadeEdge(pen, sleeve, sheer(kit.shade, 0.8), -14, -16)
  const [from, to] = [between(SHOULDER, elbow, 0.72), between(SHOULDER, elbow, 0.82)]
  const band = Math.hypot(to[0] - from[0], to[1] - from[1])
  const middle = between(from, to, 0.5)
  placed(pen, { x: middle[0], y: middle[1], turn: heading(SHOULDER, elbow) }, () => {
    fill(pen, `M -63 ${-band / 2} H 63 V ${band / 2} H -63 Z`, kit.trim)
    fill(pen, `M 22 ${-band / 2} H 63 V ${band / 2} H 22 Z`, sheer(kit.trimShade, 0.7))
  })
}

export function drawArm(pen: Pen, { elbow, wrist, hand }: Arm, skin: SkinTones, kit: KitTones): void {
  const [upper, lower] = [limb(SHOULDER, elbow, 52, 46), limb(elbow, wrist, 47, 31)]
  fill(pen, upper, skin.base)
  shadeEdge(pen, upper, sheer(skin.shade, 0.8), -10, -12)
  drawSleeve(pen, elbow, kit)
  fill(pen, lower, skin.base)
  shadeEdge(pen, lower, sheer(skin.shade, 0.8), -13, -6)
  const place = { x: wrist[0], y: wrist[1], turn: heading(elbow, wrist), scale: 1.12 }
  placed(pen, place, () => HANDS[hand](pen, skin))
}
