import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '#domain/club/colour.ts'
import { nearestInk } from '#domain/club/readable-ink.ts'
import { LOOKS } from '../looks/every-look.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import { PLAIN_STYLE } from './club-style.ts'
import { colourNotes } from './colour-notes.ts'
import { styledLook } from './styled-look.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe.each(LOOK_NAMES)('%s', (name) => {
  const own = LOOKS[name]

  it('is the look itself without a style, and says the same with one that decides nothing', () => {
    expect(styledLook(name, undefined)).toBe(own)
    expect(styledLook(name, PLAIN_STYLE)).toEqual(own)
    expect(styledLook(name, PLAIN_STYLE)).toBe(styledLook(name, PLAIN_STYLE))
  })

  it('takes the club’s fonts: one for what is large, one for what is read', () => {
    const styled = styledLook(name, { ...PLAIN_STYLE, fonts: { display: 'gothic', text: 'georgia' } })
    const faces = [styled.heading, styled.name, styled.figures, styled.body].map(({ face }) => face)
    expect(faces).toEqual(['gothic', 'gothic', 'gothic', 'georgia'])
    const half = styledLook(name, { ...PLAIN_STYLE, fonts: { display: null, text: 'georgia' } })
    expect(half.heading).toEqual(own.heading)
  })

  it('uses ink that was set by hand only where it can be read', () => {
    fc.assert(
      fc.property(anyColour, anyColour, anyColour, (primary, accent, wanted) => {
        const ink = nearestInk(wanted, primary)
        const styled = styledLook(name, { ...PLAIN_STYLE, colours: { primary, accent, ink } })
        const tones = styled.tones({ primary, accent })
        expect([ink, own.tones({ primary, accent }).ink]).toContain(tones.ink)
        expect(contrast(tones.ink, tones.ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

it('navy letters stand on a yellow club’s own yellow, and leave the paper its own', () => {
  const colours = { primary: '#ffd500', accent: '#0a1f5c', ink: '#0a1f5c' }
  const inkOf = (name: (typeof LOOK_NAMES)[number]) => styledLook(name, { ...PLAIN_STYLE, colours }).tones(colours).ink
  expect(inkOf('silhouette')).toBe('#0a1f5c')
  expect(inkOf('poster')).toBe('#0a1f5c')
})

it('red letters stand on a white club’s white where no graphic is muted', () => {
  const colours = { primary: '#ffffff', accent: '#c4001a', ink: '#a80016' }
  expect(styledLook('silhouette', { ...PLAIN_STYLE, colours }).tones(colours).ink).toBe('#a80016')
})

describe('what is said of colours', () => {
  it('is nothing where nothing has to be changed', () => {
    expect(colourNotes({ primary: '#ffd500', accent: '#0c0c0c' }, null, LOOK_NAMES)).toEqual([])
  })

  it('names the looks that darken a colour, and those that keep their own letters', () => {
    const [darkened, letters] = colourNotes({ primary: '#0d9b45', accent: '#ffffff' }, '#000000', LOOK_NAMES)
    expect(darkened).toMatch(/^Transmisja, Plakat.*ciemniejszym odcieniu/)
    expect(letters).toMatch(/Plakat.*litery zostają w kolorze wyglądu/)
  })

  it('warns of two colours that are one', () => {
    expect(colourNotes({ primary: '#ffffff', accent: '#f4f4f4' }, null, ['cover'])).toEqual([
      'Oba kolory są prawie takie same: akcenty będą słabo widoczne.',
    ])
  })
})
