import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '#domain/club/colour.ts'
import { runs } from '#testing/property-runs.ts'
import { LOOKS } from '../../looks/every-look.ts'
import { barInks } from './bar-inks.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe.each(Object.entries(LOOKS))('bars of %s', (_, look) => {
  it('tell ours from theirs, whatever the colours of the club', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (primary, accent) => {
        const { ours, theirs } = barInks(look.tones({ primary, accent }))
        expect(contrast(ours, theirs)).toBeGreaterThanOrEqual(1.6)
      }),
      runs(100),
    )
  })

  it.each([
    ['white and grey', { primary: '#ffffff', accent: '#c8ccd0' }],
    ['black and grey', { primary: '#111111', accent: '#c8ccd0' }],
  ])('have the ink for a club in %s', (_colours, colours) => {
    const tones = look.tones(colours)
    expect(barInks(tones).ours).toBe(tones.panelInk)
  })
})
