import { contrast } from '#domain/club/colour.ts'
import type { Tones } from '../../looks/look.ts'

const READABLE = 4.6

/** The loud colour for words on the ground, where it can be read there. */
export const loudInk = ({ accent, ground, ink }: Tones): string => (contrast(accent, ground) >= READABLE ? accent : ink)
