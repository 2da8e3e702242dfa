import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { mix } from '#domain/club/colour.ts'
import { across, fill, glow, oval, type Pen, sheer } from '../pen.ts'

/** The same scatter every time for the same seed, 0 to 1. */
function scatter(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 97) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

interface Scene {
  width: number
  height: number
  primary: string
  accent: string
  seed: number
}

function floodlights(pen: Pen, { width, height, seed }: Scene): void {
  const chance = scatter(seed + 90)
  for (const x of [width * (0.06 + chance() * 0.1), width * (0.84 + chance() * 0.1)]) {
    const y = height * (0.06 + chance() * 0.07)
    const lean = x < width / 2 ? 1 : -1
    fill(
      pen,
      `M ${x} ${y} L ${x + lean * width * 0.35} ${height} L ${x + lean * width * 0.95} ${height} Z`,
      across(
        pen,
        [x, y],
        [x + lean * width * 0.5, height * 0.8],
        [
          [0, 'rgba(255,255,255,0.22)'],
          [1, 'rgba(255,255,255,0)'],
        ],
      ),
    )
    pen.fillStyle = glow(pen, x, y, width * 0.36, [
      [0, 'rgba(255,255,255,0.85)'],
      [0.12, 'rgba(226,238,255,0.5)'],
      [1, 'rgba(180,210,255,0)'],
    ])
    pen.fillRect(0, 0, width, height)
    for (let lamp = 0; lamp < 8; lamp++)
      fill(pen, oval(x - 48 + (lamp % 4) * 32, y - 16 + Math.floor(lamp / 4) * 32, 11), '#ffffff')
  }
}

/** Rows of heads out of focus, lighter where a scarf is held up. */
function crowd(pen: Pen, { width, height, primary, accent, seed }: Scene): void {
  const chance = scatter(seed)
  const dark = mix(primary, '#04060c', 0.66)
  for (let row = 0; row < 9; row++) {
    const y = height * 0.42 + row * 34
    for (let x = -20 + (row % 2) * 18; x < width + 20; x += 36) {
      const tone = chance()
      const colour =
        tone > 0.93 ? accent : tone > 0.84 ? mix(primary, '#ffffff', 0.3) : mix(dark, primary, chance() * 0.7)
      fill(pen, oval(x + chance() * 12, y + chance() * 12, 15 + chance() * 5), sheer(colour, 0.5))
    }
  }
}

function confetti(pen: Pen, { width, height, primary, accent, seed }: Scene): void {
  const chance = scatter(seed + 50)
  const colours = [accent, '#ffffff', mix(primary, '#ffffff', 0.45), accent]
  for (let piece = 0; piece < 70; piece++) {
    const size = 6 + chance() * 12
    pen.save()
    pen.translate(chance() * width, chance() * height * 0.9)
    pen.rotate(chance() * Math.PI)
    pen.fillStyle = sheer(colours[piece % colours.length] ?? accent, 0.55 + chance() * 0.4)
    pen.fillRect(-size / 2, -size / 4, size, size / 2)
    pen.restore()
  }
}

function paint(pen: Pen, scene: Scene): void {
  const { width, height, primary } = scene
  pen.fillStyle = across(
    pen,
    [0, 0],
    [0, height],
    [
      [0, mix(primary, '#050a16', 0.72)],
      [0.42, mix(primary, '#0a1630', 0.3)],
      [0.72, mix(primary, '#050a16', 0.6)],
      [1, mix(primary, '#050a16', 0.82)],
    ],
  )
  pen.fillRect(0, 0, width, height)
  crowd(pen, scene)
  pen.fillStyle = across(
    pen,
    [0, height * 0.36],
    [0, height * 0.7],
    [
      [0, sheer(mix(primary, '#0a1630', 0.3), 0)],
      [0.2, sheer(mix(primary, '#0a1630', 0.3), 0.8)],
      [0.6, sheer(mix(primary, '#0a1630', 0.3), 0)],
    ],
  )
  pen.fillRect(0, height * 0.36, width, height * 0.34)
  floodlights(pen, scene)
  pen.fillStyle = glow(pen, width / 2, height * 0.5, width * 0.7, [
    [0, sheer(mix(primary, '#ffffff', 0.75), 0.6)],
    [1, sheer(mix(primary, '#ffffff', 0.75), 0)],
  ])
  pen.fillRect(0, 0, width, height)
  confetti(pen, scene)
}

const kept = new Map<string, Canvas>()

/** The stand at night behind a scorer; each of the few there are is painted once. */
export function stadium(scene: Scene): Canvas {
  const key = JSON.stringify(scene)
  const known = kept.get(key)
  if (known) return known
  const canvas = createCanvas(scene.width, scene.height)
  paint(canvas.getContext('2d'), scene)
  kept.set(key, canvas)
  return canvas
}
