import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { registerFonts } from '#server/rendering/fonts.ts'
import { type Pen, placed } from '../pen.ts'
import { drawBeard } from './beard.ts'
import { drawFeatures } from './features.ts'
import { HAIR_STYLES } from './hair/styles.ts'
import { drawEars, drawFace, drawNeck } from './head.ts'
import type { Mood, Person } from './person.ts'
import { drawBackCollar, drawShirt, type Kit, kitTones } from './shirt.ts'
import { hairTones, skinTones } from './tones.ts'

const SIZE = 512
const UNITS = 760
const HEAD = { x: 380, y: 302 }
/** How far the pit of the neck lies below the eyes. */
export const NECK_PIT = 266

export function drawHead(pen: Pen, person: Person, mood: Mood): void {
  const [skin, hair] = [skinTones(person.skin), hairTones(person.hairColour)]
  drawEars(pen, person.face, skin)
  drawFace(pen, person.face, skin)
  if (person.beard) drawBeard(pen, person.beard, person.face, hair, mood)
  drawFeatures(pen, person, skin, hair, mood)
  HAIR_STYLES[person.hair].front(pen, hair, person.face)
}

export const drawHairBehind = (pen: Pen, person: Person): void =>
  HAIR_STYLES[person.hair].back?.(pen, hairTones(person.hairColour))

/** Head and shoulders on nothing: the graphic brings the ground. */
export function drawPortrait(person: Person, kit: Kit): Canvas {
  registerFonts()
  const canvas = createCanvas(SIZE, SIZE)
  const pen = canvas.getContext('2d')
  pen.scale(SIZE / UNITS, SIZE / UNITS)
  const body = { x: HEAD.x, y: HEAD.y + NECK_PIT }
  placed(pen, HEAD, () => drawHairBehind(pen, person))
  placed(pen, body, () => drawBackCollar(pen, kitTones(kit)))
  placed(pen, HEAD, () => drawNeck(pen, person.face, skinTones(person.skin)))
  placed(pen, body, () => drawShirt(pen, kit, person.breadth))
  placed(pen, HEAD, () => drawHead(pen, person, 'calm'))
  return canvas
}
