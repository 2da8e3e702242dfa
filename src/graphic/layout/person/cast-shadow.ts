import { luminance } from '#domain/club/colour.ts'
import type { Shadow } from '../../scene/node.ts'

const DARK = 0.06

/** Parts somebody cut out from a ground of their own kit's colour: a soft shadow, or on a dark ground light from behind. */
export const castShadow = (ground: string): Shadow =>
  luminance(ground) < DARK
    ? { colour: 'rgba(255,255,255,0.34)', blur: 72, x: 0, y: 0 }
    : { colour: 'rgba(0,0,0,0.5)', blur: 64, x: 20, y: 12 }
