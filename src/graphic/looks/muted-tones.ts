import { isLightByNature, mix } from '#domain/club/colour.ts'
import { inkOn, mutedOn } from './club-inks.ts'
import type { Tones } from './look.ts'

const [LIGHT_GREY, DARK_GREY] = ['#d3d5d9', '#26282c']
const GREY = 0.9

/** The club's colour steps back: grey, with a breath of it. */
export const mutedGround = (ground: string): string =>
  mix(ground, isLightByNature(ground) ? LIGHT_GREY : DARK_GREY, GREY)

/** For a look whose words stand on the ground itself. */
export function mutedTones(tones: Tones): Tones {
  const ground = mutedGround(tones.ground)
  const ink = inkOn(ground)
  const muted = mutedOn(ground, ink)
  return {
    ...tones,
    ground,
    ink,
    muted,
    panel: ground,
    panelInk: ink,
    panelMuted: muted,
    accent: ink,
    accentInk: ground,
  }
}
