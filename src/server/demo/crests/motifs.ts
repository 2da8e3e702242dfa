import { fill, type Ink, oval, type Pen, stroke } from '../pen.ts'

/** Figures on crests, around the middle. */

const mirroredPair = (pen: Pen, draw: () => void): void => {
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    draw()
    pen.restore()
  }
}

export function bolt(pen: Pen, ink: Ink): void {
  fill(pen, 'M 52 -168 L -98 26 L -16 26 L -58 172 L 104 -44 L 20 -44 L 74 -168 Z', ink)
}

export function oakLeaf(pen: Pen, ink: Ink, vein: string): void {
  mirroredPair(pen, () =>
    fill(
      pen,
      'M -1 -158 C 26 -154, 40 -126, 28 -96 C 46 -112, 76 -104, 80 -78 C 84 -54, 66 -40, 48 -32 C 78 -40, 108 -22, 106 8 C 104 36, 76 48, 50 44 C 78 50, 92 76, 78 98 C 62 120, 30 116, 10 98 L 8 168 L -1 168 Z',
      ink,
    ),
  )
  stroke(
    pen,
    'M 0 -120 L 0 150 M 0 -56 L 44 -78 M 0 -56 L -44 -78 M 0 14 L 62 2 M 0 14 L -62 2 M 0 78 L 46 76 M 0 78 L -46 76',
    vein,
    6,
  )
}

export function waves(pen: Pen, from: number, inks: readonly Ink[], height = 62): void {
  for (const [row, ink] of inks.entries()) {
    const y = from + row * height
    const crest = Array.from({ length: 5 }, (_, index) => {
      const x = -330 + (row % 2) * 66 + index * 132
      return `C ${x + 30} ${y - 34}, ${x + 66} ${y - 34}, ${x + 84} ${y - 6} C ${x + 96} ${y + 12}, ${x + 118} ${y + 10}, ${x + 132} ${y}`
    })
    fill(pen, `M ${-330 + (row % 2) * 66} ${y} ${crest.join(' ')} L 400 300 L -400 300 Z`, ink)
  }
}

export function hawk(pen: Pen, ink: Ink, beak: string): void {
  mirroredPair(pen, () =>
    fill(
      pen,
      'M 6 -62 C 60 -76, 118 -112, 160 -164 C 168 -126, 160 -96, 146 -72 L 164 -78 C 156 -44, 138 -20, 116 -4 L 134 -8 C 120 22, 96 40, 70 46 L 84 50 C 58 70, 30 74, 6 66 Z',
      ink,
    ),
  )
  fill(
    pen,
    'M 0 -120 C 30 -112, 34 -66, 28 -20 C 34 34, 22 78, 0 120 C -22 78, -34 34, -28 -20 C -34 -66, -30 -112, 0 -120 Z',
    ink,
  )
  fill(pen, 'M -12 84 L -54 156 L -22 148 L 0 182 L 22 148 L 54 156 L 12 84 Z', ink)
  fill(pen, oval(-2, -112, 30, 27), ink)
  fill(pen, 'M -24 -126 C -48 -126, -62 -108, -54 -84 C -46 -96, -36 -98, -20 -96 Z', beak)
  fill(pen, oval(-10, -118, 5), '#151515')
}

export function gear(pen: Pen, ink: Ink, radius: number, teeth = 12): void {
  const ring = Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = ((index + 0.5) / (teeth * 4)) * 2 * Math.PI
    const r = index % 4 < 2 ? radius : radius * 0.84
    return `${r * Math.cos(angle)} ${r * Math.sin(angle)}`
  })
  fill(pen, `M ${ring.join(' L ')} Z ${oval(0, 0, radius * 0.62)}`, ink, 'evenodd')
}

export function flame(pen: Pen, outer: Ink, inner: Ink): void {
  fill(
    pen,
    'M 6 -86 C 14 -46, 62 -22, 56 26 C 52 62, 26 78, 0 78 C -30 78, -56 58, -56 22 C -56 -2, -42 -16, -34 -34 C -26 -18, -18 -12, -10 -8 C -14 -36, -8 -62, 6 -86 Z',
    outer,
  )
  fill(
    pen,
    'M 4 -14 C 8 8, 32 20, 28 44 C 26 62, 12 70, 0 70 C -16 70, -28 58, -28 40 C -28 26, -18 20, -12 8 C -6 18, -2 8, 4 -14 Z',
    inner,
  )
}

export function mountains(pen: Pen, rock: Ink, far: Ink, snow: Ink): void {
  fill(pen, 'M -44 260 L 96 -26 L 262 260 Z', far)
  fill(pen, 'M 96 -26 L 124 22 L 104 14 L 92 36 L 72 26 Z', snow)
  fill(pen, 'M -290 260 L -52 -84 L 158 260 Z', rock)
  fill(pen, 'M -52 -84 L 0 2 L -24 -10 L -44 24 L -66 -4 L -102 -10 Z', snow)
}

/** Gusts that curl at their ends. */
export function gusts(pen: Pen, ink: Ink): void {
  stroke(
    pen,
    'M -150 -96 C -60 -96, 40 -92, 92 -102 C 136 -112, 140 -160, 104 -164 C 82 -166, 72 -148, 80 -136',
    ink,
    17,
  )
  stroke(pen, 'M -118 -142 C -70 -142, -30 -138, -4 -146 C 22 -154, 22 -186, 0 -188', ink, 15)
}

export function wheatEars(pen: Pen, ink: Ink): void {
  mirroredPair(pen, () => {
    stroke(pen, 'M 20 172 C 88 150, 130 96, 138 10', ink, 7)
    for (const [x, y, turn] of [
      [138, -18, 4],
      [152, 26, 26],
      [116, 30, -12],
      [140, 72, 36],
      [102, 72, 0],
      [116, 112, 48],
      [80, 108, 10],
    ] as const) {
      pen.save()
      pen.translate(x, y)
      pen.rotate((turn * Math.PI) / 180)
      fill(pen, 'M 0 -30 C 16 -14, 16 10, 0 24 C -16 10, -16 -14, 0 -30 Z', ink)
      pen.restore()
    }
  })
}

export function windmill(pen: Pen, tower: Ink, sails: Ink): void {
  fill(pen, 'M -44 -20 L 44 -20 L 66 190 L -66 190 Z', tower)
  fill(pen, 'M -52 -16 C -48 -72, 48 -72, 52 -16 Z', tower)
  for (const turn of [20, 110, 200, 290]) {
    pen.save()
    pen.translate(0, -36)
    pen.rotate((turn * Math.PI) / 180)
    stroke(pen, 'M 0 0 L 0 -146', sails, 9)
    fill(pen, 'M 6 -28 L 40 -34 L 40 -142 L 6 -142 Z', sails)
    pen.restore()
  }
  fill(pen, oval(0, -36, 14), sails)
}

const lettering = (face: string) => `"Jedenastka ${face}", "Jedenastka ${face} ext"`

export function initials(
  pen: Pen,
  text: string,
  ink: Ink,
  { size, y, face = 'display', weight = 800 }: { size: number; y: number; face?: string; weight?: number },
): void {
  pen.font = `${weight} ${size}px ${lettering(face)}`
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = ink
  pen.fillText(text, 0, y)
}

/** Letters on an arc around the middle, read from outside its upper half. */
export function arcText(
  pen: Pen,
  text: string,
  ink: Ink,
  { radius, size, spread }: { radius: number; size: number; spread: number },
): void {
  pen.font = `700 ${size}px ${lettering('display')}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = ink
  const letters = [...text]
  for (const [index, letter] of letters.entries()) {
    const share = letters.length > 1 ? index / (letters.length - 1) - 0.5 : 0
    pen.save()
    pen.rotate((share * spread * Math.PI) / 180)
    pen.fillText(letter, 0, -radius)
    pen.restore()
  }
}
