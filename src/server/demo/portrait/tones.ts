import { luminance, mix } from '#domain/club/colour.ts'
import { HAIR, type HairColour, SKIN, type SkinTone } from './person.ts'

const NIGHT = '#1a1424'

export interface SkinTones {
  base: string
  light: string
  shade: string
  deep: string
  lip: string
  blush: string
}

/** Shadows on skin are warm, never grey. */
export function skinTones(tone: SkinTone): SkinTones {
  const base = SKIN[tone]
  const isDark = luminance(base) < 0.2
  const blood = isDark ? '#37130f' : '#7c1f16'
  return {
    base,
    light: mix(base, '#fff1e0', isDark ? 0.24 : 0.42),
    shade: mix(base, blood, isDark ? 0.4 : 0.2),
    deep: mix(mix(base, blood, isDark ? 0.55 : 0.34), NIGHT, isDark ? 0.3 : 0.16),
    lip: mix(base, '#a2393a', 0.4),
    blush: mix(base, '#d4453a', 0.38),
  }
}

export interface HairTones {
  base: string
  light: string
  dark: string
}

export function hairTones(colour: HairColour): HairTones {
  const base = HAIR[colour]
  return { base, light: mix(base, '#ffe2b8', 0.24), dark: mix(base, '#120c10', 0.42) }
}
