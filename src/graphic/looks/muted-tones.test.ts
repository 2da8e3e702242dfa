import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chroma, contrast } from '#domain/club/colour.ts'
import { LED_LOOKS } from '../template/look-name.ts'
import { LOOKS } from './every-look.ts'
import { mutedTones } from './muted-tones.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe.each(LED_LOOKS)('the muted tones of %s', (name) => {
  it('are greys that carry every word at 4.5:1, whatever the crest looks like', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (primary, accent) => {
        const {
          ground,
          ink,
          muted,
          panelInk,
          panelMuted,
          accent: loud,
          accentInk,
        } = mutedTones(LOOKS[name].tones({ primary, accent }))
        expect(chroma(ground)).toBeLessThan(0.05)
        for (const words of [ink, muted, panelInk, panelMuted, loud]) {
          expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(accentInk, loud)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
