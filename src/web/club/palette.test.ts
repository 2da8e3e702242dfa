import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, luminance, mix } from '#domain/club/colour.ts'
import { clubPalette, INK, NIGHT, PAPER, WHITE_TEXT_UP_TO } from './palette.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const textOn = (filled: string): string => (luminance(filled) > WHITE_TEXT_UP_TO ? INK : PAPER)

describe('clubPalette', () => {
  it('keeps text readable in both schemes, whatever the crest looks like', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (primary, accent) => {
        const palette = clubPalette({ primary, accent })
        for (const [scheme, page] of [
          [palette.light, PAPER],
          [palette.dark, NIGHT],
        ] as const) {
          expect(contrast(textOn(scheme.filled), scheme.filled)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(textOn(scheme.filled), scheme.filledHover)).toBeGreaterThanOrEqual(4.5)
          for (const ground of [page, scheme.tint, scheme.tintHover]) {
            expect(contrast(scheme.text, ground)).toBeGreaterThanOrEqual(4.5)
          }
        }
        expect(contrast('#ffffff', palette.deep)).toBeGreaterThanOrEqual(10)
      }),
    )
  })

  it('asks for the same text colour in both schemes, since the component library decides it once', () => {
    fc.assert(
      fc.property(anyColour, (primary) => {
        const { light, dark, shades } = clubPalette({ primary, accent: primary })
        expect(textOn(dark.filled)).toBe(textOn(light.filled))
        expect(shades[6]).toBe(light.filled)
      }),
    )
  })

  it('leaves a colour that is already good as it is', () => {
    expect(clubPalette({ primary: '#14633f', accent: '#e0b23c' }).light.filled).toBe('#14633f')
    expect(clubPalette({ primary: '#f5c400', accent: '#000000' }).light.filled).toBe('#f5c400')
  })

  it('lifts a navy off the dark page', () => {
    const { dark } = clubPalette({ primary: '#0a1440', accent: '#ffffff' })
    expect(contrast(dark.filled, NIGHT)).toBeGreaterThanOrEqual(2.6)
  })
})

describe('mix', () => {
  it('starts and ends at its two colours', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (from, to) => {
        expect(mix(from, to, 0)).toBe(from)
        expect(mix(from, to, 1)).toBe(to)
      }),
    )
  })
})
