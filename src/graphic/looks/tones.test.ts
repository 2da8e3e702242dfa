import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '#domain/club/colour.ts'
import { photoBackdrop } from '../layout/pieces.ts'
import type { Fill } from '../scene/node.ts'
import { LOOKS } from './every-look.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const coloursOf = (fill: Fill): string[] => (typeof fill === 'string' ? [fill] : fill.stops.map(({ colour }) => colour))

describe.each(Object.entries(LOOKS))('tones of %s', (_, look) => {
  it('keep every text at 4.5:1 on its own ground, whatever the crest looks like', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (primary, accent) => {
        const tones = look.tones({ primary, accent })
        const pairs = [
          ...[tones.ink, tones.muted].map((ink) => [ink, tones.ground] as const),
          ...coloursOf(tones.panel).flatMap((panel) =>
            [tones.panelInk, tones.panelMuted].map((ink) => [ink, panel] as const),
          ),
          ...coloursOf(photoBackdrop(tones)).map((ground) => [tones.accentInk, ground] as const),
        ]
        for (const [ink, ground] of pairs) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('leave a light club its colour instead of darkening it for white letters', () => {
    const { ground, accent, turf } = look.tones({ primary: '#ffd500', accent: '#0c0c0c' })
    expect([ground, accent]).toContain('#ffd500')
    for (const stripe of turf) expect(contrast(stripe, '#ffd500')).toBeGreaterThanOrEqual(4.5)
  })
})
