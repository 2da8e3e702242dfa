import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { registerFonts } from '#server/rendering/fonts.ts'
import { type Pen, placed } from '../pen.ts'
import { type Arm, drawArm } from './arms.ts'
import { drawNeck } from './head.ts'
import type { Person } from './person.ts'
import { drawHairBehind, drawHead, NECK_PIT } from './portrait.ts'
import { drawBackCollar, type Kit, kitTones } from './shirt.ts'
import { stadium } from './stadium.ts'
import { skinTones } from './tones.ts'
import { drawTorso } from './torso.ts'

/** Designed at 800×1000, kept a little smaller. */
const [WIDTH, HEIGHT] = [800, 1000]
const KEPT = 0.9
const STANDS = 5
const SCALE = 0.8
const HEAD = { x: 400, y: 396 }

interface Pose {
  left: Arm
  right: Arm
  /** Degrees to the right, of the head and of the whole body. */
  tilt: number
  lean: number
}

const raised: Arm = { elbow: [398, -70], wrist: [366, -270], hand: 'fist' }
const pumped: Arm = { elbow: [366, 268], wrist: [212, 108], hand: 'fist' }
const skyward: Arm = { elbow: [366, -112], wrist: [334, -312], hand: 'finger' }
const hanging: Arm = { elbow: [316, 330], wrist: [322, 560], hand: 'fist' }

const POSES = {
  fistsUp: { left: raised, right: raised, tilt: 0, lean: 2 },
  fistsUpLeaning: { left: raised, right: raised, tilt: -5, lean: -5 },
  pump: { left: hanging, right: pumped, tilt: 5, lean: 4 },
  pumpLeft: { left: pumped, right: hanging, tilt: -5, lean: -4 },
  skyward: { left: pumped, right: skyward, tilt: -4, lean: -3 },
  skywardLeft: { left: skyward, right: pumped, tilt: 5, lean: 3 },
  bothSkyward: { left: skyward, right: skyward, tilt: 4, lean: -2 },
  oneFist: { left: raised, right: hanging, tilt: -4, lean: 3 },
  oneFistRight: { left: hanging, right: raised, tilt: 4, lean: -3 },
} as const satisfies Record<string, Pose>
export type PoseName = keyof typeof POSES

export interface Celebration {
  person: Person
  kit: Kit
  number: number
  pose: PoseName
  /** The club's colours for the stand behind him. */
  colours: { primary: string; accent: string }
}

function drawArms(pen: Pen, { person, kit, pose }: Celebration): void {
  const { left, right } = POSES[pose]
  const [skin, tones] = [skinTones(person.skin), kitTones(kit)]
  drawArm(pen, right, skin, tones)
  pen.save()
  pen.scale(-1, 1)
  drawArm(pen, left, skin, tones)
  pen.restore()
}

/** After a goal, from the hips up, in front of the stand. */
export function drawCelebration(celebration: Celebration): Canvas {
  const { person, kit, number, pose, colours } = celebration
  registerFonts()
  const canvas = createCanvas(WIDTH * KEPT, HEIGHT * KEPT)
  const pen = canvas.getContext('2d')
  pen.scale(KEPT, KEPT)
  pen.drawImage(stadium({ width: WIDTH, height: HEIGHT, ...colours, seed: number % STANDS }), 0, 0)
  pen.translate(WIDTH / 2, HEIGHT)
  pen.rotate((POSES[pose].lean * Math.PI) / 180)
  pen.translate(-WIDTH / 2, -HEIGHT)
  const head = { ...HEAD, scale: SCALE, turn: POSES[pose].tilt }
  const body = { x: HEAD.x, y: HEAD.y + NECK_PIT * SCALE, scale: SCALE }
  placed(pen, head, () => drawHairBehind(pen, person))
  placed(pen, body, () => drawBackCollar(pen, kitTones(kit)))
  placed(pen, { ...head, turn: 0 }, () => drawNeck(pen, person.face, skinTones(person.skin)))
  placed(pen, body, () => {
    drawTorso(pen, kit, number)
    drawArms(pen, celebration)
  })
  placed(pen, head, () => drawHead(pen, person, 'glad'))
  return canvas
}
