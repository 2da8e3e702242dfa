import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOOKS } from '#graphic/looks/every-look.ts'
import { type BundledFace, FACES, type Face, faceOf, fontString, weightOf } from '#graphic/scene/faces.ts'
import { choiceLabel } from '#graphic/scene/font-choices.ts'
import { FONT_FAMILIES, FONT_WEIGHTS } from '#graphic/template/fields.ts'
import { GRAPHIC_LANG, type Surface } from '#paint/surface.ts'
import { registerFonts } from './fonts.ts'

beforeAll(registerFonts)

const SIDE = 400

function drawn(face: Face, weight: number, size: number, words: string): Buffer {
  const canvas = createCanvas(SIDE, SIDE)
  const surface = canvas.getContext('2d') as unknown as Surface
  surface.textRendering = 'geometricPrecision'
  surface.lang = GRAPHIC_LANG
  surface.font = fontString(face, weight, size)
  surface.fillText(words, SIDE / 4, SIDE * 0.7)
  return canvas.data()
}

interface Band {
  top: number
  bottom: number
  left: number
  right: number
}

/** Pieces of ink with empty rows between them, from above: the accent, then the letter. */
function bandsOf(pixels: Buffer): Band[] {
  const bands: Band[] = []
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if ((pixels[(y * SIDE + x) * 4 + 3] ?? 0) <= 128) continue
      const last = bands.at(-1)
      if (last && last.bottom >= y - 1) {
        last.bottom = y
        last.left = Math.min(last.left, x)
        last.right = Math.max(last.right, x)
      } else bands.push({ top: y, bottom: y, left: x, right: x })
    }
  }
  return bands
}

/** The gap under a letter's accent and how far right of the letter's middle it stands, in em. */
function accentOf(face: Face, weight: number, size: number, letter: string): { gap: number; right: number } {
  const [accent, base] = bandsOf(drawn(face, weight, size, letter))
  if (!accent || !base) throw new Error(`${letter} of ${face} ${weight} has no accent apart from its letter`)
  const middle = ({ left, right }: Band) => (left + right) / 2
  return { gap: (base.top - accent.bottom - 1) / size, right: (middle(accent) - middle(base)) / size }
}

const FACE_WEIGHTS = (Object.keys(FACES) as BundledFace[]).flatMap((face) =>
  FACES[face].weights.map((weight) => [face, weight] as const),
)

describe.each(FACE_WEIGHTS)('%s %i', (face, weight) => {
  it.each([72, 200])('sets the kreska of ć ń ś ź as near to its letter as that of ó, at %i px', (size) => {
    const rounding = 2 / size
    for (const [like, letters] of [
      ['ó', 'ćńśź'],
      ['Ó', 'ĆŃŚŹ'],
    ] as const) {
      const expected = accentOf(face, weight, size, like)
      for (const letter of letters) {
        const { gap, right } = accentOf(face, weight, size, letter)
        expect(Math.abs(gap - expected.gap), `gap of ${letter}`).toBeLessThan(0.028 + rounding)
        expect(Math.abs(right - expected.right), `side of ${letter}`).toBeLessThan(0.08 + rounding)
      }
    }
  })
})

describe.each(Object.entries(LOOKS))('the look %s', (_, { heading, name, body, figures }) => {
  it('is set in one family', () => {
    expect(new Set([heading, name, body, figures].map(({ face }) => face)).size).toBe(1)
  })

  it.each([heading, name, body, figures])(
    'has figures as tall as its capitals in weight $weight',
    ({ face, weight }) => {
      const size = 200
      const [capital] = bandsOf(drawn(face, weight, size, 'H'))
      for (const figure of '0123456789') {
        const [band] = bandsOf(drawn(face, weight, size, figure))
        if (!capital || !band) throw new Error(`${figure} of ${face} ${weight} is not drawn`)
        expect(Math.abs(band.top - capital.top) / size, `top of ${figure}`).toBeLessThan(0.05)
        expect(Math.abs(band.bottom - capital.bottom) / size, `foot of ${figure}`).toBeLessThan(0.05)
      }
    },
  )
})

const SAMPLE = 'Gęś 07'

describe('the lists of fonts and weights', () => {
  it('have no two choices that look alike, unless one says which it looks like', () => {
    const families = FONT_FAMILIES.map((family) => ({
      label: choiceLabel('fontFamily', family, family),
      picture: drawn(faceOf(family), 400, 60, SAMPLE).toString('base64'),
    }))
    const honest = families.filter(({ label }) => !label.includes('(jak '))
    expect(new Set(honest.map(({ picture }) => picture)).size).toBe(honest.length)
    expect(new Set(families.map(({ picture }) => picture)).size).toBe(honest.length)
    expect(families.map(({ label }) => label)).toContain('Helvetica (jak Arial)')
  })

  it.each(FONT_FAMILIES)('hold for every weight of %s', (family) => {
    const weights = FONT_WEIGHTS.map((weight) => ({
      label: choiceLabel('fontWeight', weight, family),
      picture: drawn(faceOf(family), weightOf(weight), 60, SAMPLE).toString('base64'),
    }))
    const honest = weights.filter(({ label }) => !label.includes('(jak '))
    expect(new Set(honest.map(({ picture }) => picture)).size).toBe(honest.length)
    expect(new Set(weights.map(({ picture }) => picture)).size).toBe(honest.length)
  })
})
