import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

const SKIN = ['#f1c9a5', '#e0ac82', '#c68a5e', '#8d5a3b', '#f5d3b8']
const HAIR = ['#2b1d14', '#5a3a22', '#b98a4a', '#151515', '#7d7268', '#8c3f1c']

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

function ellipse(c: SKRSContext2D, x: number, y: number, rx: number, ry: number, fill: string): void {
  c.fillStyle = fill
  c.beginPath()
  c.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
  c.fill()
}

function shirt(c: SKRSContext2D, primary: string, accent: string): void {
  c.fillStyle = primary
  c.beginPath()
  c.moveTo(60, 1000)
  c.bezierCurveTo(80, 760, 200, 720, 310, 690)
  c.lineTo(490, 690)
  c.bezierCurveTo(600, 720, 720, 760, 740, 1000)
  c.fill()
  c.fillStyle = accent
  c.fillRect(372, 700, 56, 300)
}

function head(c: SKRSContext2D, skin: string, hair: string, style: number): void {
  c.fillStyle = skin
  c.fillRect(335, 560, 130, 160)
  ellipse(c, 400, 700, 70, 40, skin)
  ellipse(c, 400, 430, 150, 195, skin)
  ellipse(c, 252, 440, 24, 44, skin)
  ellipse(c, 548, 440, 24, 44, skin)
  c.fillStyle = hair
  c.beginPath()
  c.ellipse(400, 350, 158, 140 + (style % 3) * 18, 0, Math.PI, 2 * Math.PI)
  c.fill()
  if (style % 2) ellipse(c, 400, 560, 92, 62, hair)
  if (style % 2) ellipse(c, 400, 528, 76, 40, skin)
  for (const x of [345, 455]) ellipse(c, x, 430, 15, 12, '#23190f')
  c.strokeStyle = 'rgba(90,40,30,0.8)'
  c.lineWidth = 8
  c.beginPath()
  c.arc(400, 500, 48, 0.25 * Math.PI, 0.75 * Math.PI)
  c.stroke()
}

interface Colours {
  primary: string
  accent: string
}

function person(c: SKRSContext2D, index: number, { primary, accent }: Colours): void {
  shirt(c, primary, accent)
  head(c, pick(SKIN, index * 3 + 1), pick(HAIR, index * 5 + 2), index)
}

/** A made-up player, 800×1000, transparent around them. The same index gives the same face. */
export function drawCutOut(index: number, colours: Colours): Canvas {
  const canvas = createCanvas(800, 1000)
  person(canvas.getContext('2d'), index, colours)
  return canvas
}

/** The same player before a grey ground. */
export function drawPortrait(index: number, colours: Colours): Canvas {
  const canvas = createCanvas(800, 1000)
  const c = canvas.getContext('2d')
  const ground = c.createLinearGradient(0, 0, 0, 1000)
  ground.addColorStop(0, '#eef1f4')
  ground.addColorStop(1, '#9aa7b3')
  c.fillStyle = ground
  c.fillRect(0, 0, 800, 1000)
  person(c, index, colours)
  return canvas
}

/** A made-up club's shield, 600×700, transparent around it. */
export function drawCrest(colours: Colours, letter: string): Canvas {
  const canvas = createCanvas(600, 700)
  const c = canvas.getContext('2d')
  const shield = (inset: number) => {
    c.beginPath()
    c.moveTo(40 + inset, 40 + inset)
    c.lineTo(560 - inset, 40 + inset)
    c.lineTo(560 - inset, 380)
    c.bezierCurveTo(560 - inset, 540, 420, 620, 300, 670 - inset)
    c.bezierCurveTo(180, 620, 40 + inset, 540, 40 + inset, 380)
    c.closePath()
  }
  c.fillStyle = colours.accent
  shield(0)
  c.fill()
  c.save()
  shield(24)
  c.clip()
  c.fillStyle = colours.primary
  c.fillRect(0, 0, 600, 700)
  c.fillStyle = '#ffffff'
  c.fillRect(250, 0, 100, 700)
  c.restore()
  ellipse(c, 300, 300, 150, 150, colours.accent)
  ellipse(c, 300, 300, 130, 130, '#ffffff')
  c.fillStyle = colours.primary
  c.font = '700 190px "Jedenastka sans", "Jedenastka sans ext"'
  c.textAlign = 'center'
  c.fillText(letter, 300, 368)
  return canvas
}

/** A floodlit match with one player in front, 1500×1000, nothing but light behind them. */
export function drawMatchPhoto(colours: Colours): Canvas {
  const canvas = createCanvas(1500, 1000)
  const c = canvas.getContext('2d')
  const stands = c.createLinearGradient(0, 0, 0, 1000)
  for (const [at, colour] of [
    [0, '#0b1524'],
    [0.5, '#24344d'],
    [0.62, '#3c5a46'],
    [1, '#1f6a37'],
  ] as const) {
    stands.addColorStop(at, colour)
  }
  c.fillStyle = stands
  c.fillRect(0, 0, 1500, 1000)
  for (let at = 0; at < 90; at++) {
    const [x, y, size] = [(at * 397) % 1500, 60 + ((at * 211) % 460), 8 + ((at * 53) % 34)]
    ellipse(
      c,
      x,
      y,
      size,
      size,
      `rgba(255,${220 + ((at * 7) % 35)},${170 + ((at * 13) % 80)},${0.05 + (at % 5) * 0.03})`,
    )
  }
  c.translate(640, 110)
  c.scale(0.9, 0.9)
  person(c, 8, colours)
  return canvas
}
