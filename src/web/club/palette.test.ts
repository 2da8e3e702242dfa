import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, mix } from '#domain/club/colour.ts'
import { clubPalette, DARK_GROUNDS, INK, inkOn, LIGHT_GROUNDS, NIGHT, PAPER } from './palette.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const schemesOf = (colours: { primary: string; accent: string }) => {
  const { light, dark } = clubPalette(colours)
  return [
    { scheme: light, page: PAPER, grounds: LIGHT_GROUNDS },
    { scheme: dark, page: NIGHT, grounds: DARK_GROUNDS },
  ]
}

describe('clubPalette', () => {
  it('keeps text at 4.5:1 in both schemes, whatever the crest looks like', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (primary, accent) => {
        for (const { scheme, page } of schemesOf({ primary, accent })) {
          expect(contrast(scheme.buttonInk, scheme.button)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(scheme.buttonInk, scheme.buttonHover)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(scheme.onControl, scheme.control)).toBeGreaterThanOrEqual(4.5)
          for (const ground of [page, scheme.tint, scheme.tintHover]) {
            expect(contrast(scheme.text, ground)).toBeGreaterThanOrEqual(4.5)
          }
        }
        expect(contrast('#ffffff', clubPalette({ primary, accent }).deep)).toBeGreaterThanOrEqual(10)
      }),
    )
  })

  it('keeps controls and focus at 3:1 on every ground, and buttons by their colour or their edge', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (primary, accent) => {
        for (const { scheme, page, grounds } of schemesOf({ primary, accent })) {
          for (const ground of grounds) expect(contrast(scheme.control, ground)).toBeGreaterThanOrEqual(3)
          const edge = scheme.buttonEdge === 'transparent' ? scheme.button : scheme.buttonEdge
          expect(contrast(edge, page)).toBeGreaterThanOrEqual(3)
        }
      }),
    )
  })

  it('leaves a colour that is already good as it is', () => {
    expect(clubPalette({ primary: '#14633f', accent: '#e0b23c' }).light).toMatchObject({
      button: '#14633f',
      control: '#14633f',
      buttonEdge: 'transparent',
    })
  })

  it("gives a yellow and black club yellow buttons with dark letters, and its black where yellow can't be seen", () => {
    const { light, dark, deep, accent } = clubPalette({ primary: '#f5c400', accent: '#000000' })
    expect(light).toMatchObject({ button: '#f5c400', buttonInk: INK, buttonEdge: '#000000', control: '#000000' })
    expect(dark).toMatchObject({ button: '#f5c400', control: '#f5c400', buttonEdge: 'transparent' })
    expect([deep, accent]).toEqual(['#000000', '#f5c400'])
  })

  it('takes the letters that read better', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const other = inkOn(colour) === INK ? PAPER : INK
        expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(contrast(other, colour))
      }),
    )
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
