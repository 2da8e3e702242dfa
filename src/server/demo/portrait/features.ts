import { mix } from '#domain/club/colour.ts'
import { fill, inside, oval, type Pen, sheer, stroke } from '../pen.ts'
import { BROWS, EYES, type EyeColour, type Mood, NOSES, type Person } from './person.ts'
import type { HairTones, SkinTones } from './tones.ts'

const LASH = '#2a1a16'

const EYE = {
  calm: 'M -24 3 C -15 -10, 12 -12, 24 1 C 13 10, -12 11, -24 3 Z',
  glad: 'M -25 3 C -15 -9, 12 -10, 25 2 C 13 7, -12 7, -25 3 Z',
}
const LID = { calm: 'M -26 4 C -16 -12, 12 -14, 26 2', glad: 'M -27 5 C -16 -11, 12 -12, 27 3' }

/** Drawn as his right eye; the other is its mirror image, with the light on the same side. */
function drawEye(pen: Pen, side: 1 | -1, colour: EyeColour, mood: Mood, skin: SkinTones): void {
  pen.save()
  pen.translate(side * 60, 0)
  pen.scale(-side * 1.08, 1.08)
  fill(pen, EYE[mood], '#f6f1ec')
  inside(pen, EYE[mood], () => {
    fill(pen, oval(0, -1, 11.5), EYES[colour])
    fill(pen, oval(0, -1, 5.5), '#120d0d')
    fill(pen, oval(4 * side, -5, 3), 'rgba(255,255,255,0.95)')
    fill(pen, 'M -30 -20 L 30 -20 L 30 -8 C 10 -12, -10 -10, -30 0 Z', 'rgba(40,20,20,0.22)')
  })
  stroke(pen, LID[mood], mix(LASH, skin.deep, 0.3), 4.5)
  stroke(pen, 'M -22 -12 C -12 -21, 12 -22, 25 -11', sheer(skin.deep, 0.4), 3)
  stroke(
    pen,
    mood === 'calm' ? 'M -14 13 C -4 16, 8 15, 17 10' : 'M -18 14 C -4 18, 10 17, 22 10',
    sheer(skin.deep, 0.4),
    3,
  )
  pen.restore()
}

function drawBrow(pen: Pen, side: 1 | -1, hair: HairTones, mood: Mood, weight: number): void {
  pen.save()
  pen.translate(side * 61, mood === 'glad' ? -42 : -35)
  pen.scale(side, weight)
  const shape =
    mood === 'glad'
      ? 'M -38 8 C -24 -10, 8 -18, 44 -2 C 42 4, 26 0, 6 2 C -12 4, -26 10, -36 20 C -41 18, -41 12, -38 8 Z'
      : 'M -40 8 C -26 -6, 8 -14, 46 2 C 44 8, 26 4, 6 5 C -12 6, -26 11, -37 20 C -43 18, -43 12, -40 8 Z'
  fill(pen, shape, sheer(hair.dark, 0.92))
  pen.restore()
}

function drawNose(pen: Pen, skin: SkinTones, width: number): void {
  pen.save()
  pen.scale(width, 1)
  fill(
    pen,
    'M 12 -26 C 6 6, 14 34, 24 54 C 34 68, 30 82, 14 84 C 4 86, -8 85, -14 82 C -2 82, 4 74, 6 62 C 8 36, 2 10, 12 -26 Z',
    sheer(skin.shade, 0.75),
  )
  fill(pen, oval(-5, 50, 7, 15), sheer(skin.light, 0.6))
  stroke(pen, 'M -26 70 C -30 80, -22 86, -14 82 C -6 90, 8 90, 14 83 C 22 87, 30 80, 27 70', sheer(skin.deep, 0.6), 4)
  fill(pen, oval(-13, 82, 6, 3), sheer(skin.deep, 0.75))
  fill(pen, oval(14, 83, 6, 3), sheer(skin.deep, 0.8))
  pen.restore()
}

function drawCalmMouth(pen: Pen, skin: SkinTones): void {
  fill(pen, 'M -40 118 C -24 112, -10 108, 0 113 C 10 108, 24 112, 40 117 C 22 123, -22 124, -40 118 Z', skin.lip)
  fill(
    pen,
    'M -36 119 C -18 123, 18 123, 36 118 C 24 134, 10 138, 0 138 C -12 138, -26 134, -36 119 Z',
    mix(skin.lip, skin.base, 0.35),
  )
  stroke(pen, 'M -43 116 C -24 122, 22 123, 43 115', sheer(mix(skin.deep, '#3a0f10', 0.5), 0.85), 4.5)
  stroke(pen, 'M -18 148 C -6 152, 8 152, 18 147', sheer(skin.deep, 0.35), 5)
}

/** A shout: teeth above, tongue below. */
function drawGladMouth(pen: Pen, skin: SkinTones): void {
  const shape = 'M -50 104 C -26 111, 26 111, 50 103 C 50 138, 30 164, 2 164 C -28 164, -49 140, -50 104 Z'
  fill(pen, shape, '#4a1114')
  inside(pen, shape, () => {
    fill(pen, 'M -60 96 L 60 96 L 48 122 C 24 130, -22 130, -47 122 Z', '#fbf7f1')
    fill(pen, oval(2, 168, 34, 26), '#c2555a')
  })
  stroke(pen, shape, sheer(mix(skin.lip, skin.deep, 0.35), 0.95), 6)
  stroke(pen, 'M -60 84 C -70 96, -70 110, -62 122', sheer(skin.deep, 0.4), 4)
  stroke(pen, 'M 60 84 C 71 96, 71 110, 62 122', sheer(skin.deep, 0.5), 4)
}

const FRECKLES = [
  -92, 40, -78, 54, -64, 42, -50, 56, -84, 68, -66, 70, 52, 54, 66, 42, 80, 54, 92, 42, 70, 68, 86, 68, -14, 24, 10, 30,
]

function drawFreckles(pen: Pen, skin: SkinTones): void {
  for (let at = 0; at < FRECKLES.length; at += 2) {
    fill(pen, oval(FRECKLES[at] ?? 0, FRECKLES[at + 1] ?? 0, 3.2), sheer(mix(skin.shade, '#8a4a20', 0.5), 0.6))
  }
}

export function drawFeatures(pen: Pen, person: Person, skin: SkinTones, hair: HairTones, mood: Mood): void {
  if (person.hasFreckles) drawFreckles(pen, skin)
  for (const side of [-1, 1] as const) {
    drawEye(pen, side, person.eyes, mood, skin)
    drawBrow(pen, side, hair, mood, BROWS[person.brows ?? 'usual'])
  }
  drawNose(pen, skin, NOSES[person.nose ?? 'straight'])
  if (mood === 'calm') drawCalmMouth(pen, skin)
  else drawGladMouth(pen, skin)
}
