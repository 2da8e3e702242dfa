import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { familyName } from '#graphic/scene/faces.ts'

interface Logo {
  width: number
  height: number
  draw(c: SKRSContext2D): void
}

const LETTERS = (['latin', 'latin-ext'] as const).map((subset) => `"${familyName('display', subset)}"`).join(', ')

function words(c: SKRSContext2D, text: string, x: number, y: number, size: number, fill: string, width: number): void {
  c.fillStyle = fill
  c.font = `800 ${size}px ${LETTERS}`
  c.textBaseline = 'middle'
  c.fillText(text, x, y, width)
}

function disc(c: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  c.fillStyle = fill
  c.beginPath()
  c.arc(x, y, radius, 0, 2 * Math.PI)
  c.fill()
}

/** In the order of the sample sponsors. */
const LOGOS: readonly Logo[] = [
  {
    width: 900,
    height: 240,
    draw(c) {
      disc(c, 120, 120, 118, '#0b6aa8')
      disc(c, 120, 120, 60, '#ffffff')
      words(c, 'MŁYN BYSTRA', 270, 130, 190, '#0b3a5c', 620)
    },
  },
  {
    width: 400,
    height: 400,
    draw(c) {
      c.fillStyle = '#c8141e'
      c.fillRect(0, 0, 400, 400)
      words(c, 'STAL', 50, 140, 170, '#ffffff', 300)
      words(c, 'BUD', 50, 285, 170, '#ffffff', 300)
    },
  },
  {
    width: 320,
    height: 560,
    draw(c) {
      c.fillStyle = '#b9801d'
      for (let ear = 0; ear < 5; ear++) {
        c.beginPath()
        c.ellipse(110, 60 + ear * 66, 30, 62, -0.5, 0, 2 * Math.PI)
        c.ellipse(210, 60 + ear * 66, 30, 62, 0.5, 0, 2 * Math.PI)
        c.fill()
      }
      words(c, 'KŁOS', 10, 490, 150, '#5c3a06', 300)
    },
  },
  { width: 1200, height: 220, draw: (c) => words(c, 'HURT ROLNY ŻURAW', 0, 115, 200, '#1d7a3c', 1200) },
  {
    width: 620,
    height: 400,
    draw(c) {
      c.fillStyle = '#151515'
      c.beginPath()
      c.roundRect(0, 0, 620, 400, 60)
      c.fill()
      words(c, 'AUTO SERWIS', 50, 140, 130, '#ffd500', 520)
      words(c, '24 h', 50, 280, 150, '#ffffff', 520)
    },
  },
  {
    width: 460,
    height: 460,
    draw(c) {
      disc(c, 230, 230, 228, '#0f8a6a')
      c.fillStyle = '#ffffff'
      c.fillRect(190, 90, 80, 280)
      c.fillRect(90, 190, 280, 80)
    },
  },
]

/** White on nothing, for a dark ground. */
const WHITE: Logo = { width: 800, height: 260, draw: (c) => words(c, 'BIAŁA SÓL', 0, 135, 240, '#ffffff', 800) }

function drawn({ width, height, draw }: Logo): Canvas {
  const canvas = createCanvas(width, height)
  draw(canvas.getContext('2d'))
  return canvas
}

/** A made-up sponsor's logo, transparent around it. */
export const drawLogo = (index: number): Canvas => drawn(LOGOS[index % LOGOS.length] as Logo)

export const drawWhiteLogo = (): Canvas => drawn(WHITE)
