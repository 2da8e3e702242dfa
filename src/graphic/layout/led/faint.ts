import { mix } from '#domain/club/colour.ts'
import type { Tones } from '../../looks/look.ts'

const FAINT = 0.13

/** For large letters of the ground that are no words to be read. */
export const faintInk = ({ ground, ink }: Tones): string => mix(ground, ink, FAINT)
