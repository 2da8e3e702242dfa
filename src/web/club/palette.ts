import type { MantineColorsTuple } from '@mantine/core'
import { contrast, firstGood, lift, luminance, mix } from '#domain/club/colour.ts'
import type { ClubColours } from '#domain/club/crest-colours.ts'

export const INK = '#14181c'
export const PAPER = '#ffffff'
export const NIGHT = '#171b20'

/** Below this luminance white text stands at 4.5:1 or better, above it ink does. */
export const WHITE_TEXT_UP_TO = 0.179
/** Mid tones are darkened to take white text; from here on a colour is light by nature and takes ink. */
const LIGHT_BY_NATURE = 0.36

interface SchemeColours {
  filled: string
  filledHover: string
  tint: string
  tintHover: string
  /** Readable on the page and on both tints. */
  text: string
}

export interface ClubPalette {
  shades: MantineColorsTuple
  light: SchemeColours
  dark: SchemeColours
  /** A ground for white text and drawings. */
  deep: string
  accent: string
}

export function clubPalette({ primary, accent }: ClubColours): ClubPalette {
  const onPaper = filledOnPaper(primary)
  const onNight = filledOnNight(onPaper)
  return {
    shades: shadesAround(onPaper),
    light: schemeColours(primary, onPaper, PAPER, darker),
    dark: schemeColours(primary, onNight, NIGHT, lift),
    deep: firstGood(
      (share) => darker(primary, share),
      (hex) => luminance(hex) <= 0.035,
    ),
    accent: firstGood(
      (share) => lift(accent, share),
      (hex) => luminance(hex) >= 0.25,
    ),
  }
}

function filledOnPaper(primary: string): string {
  if (luminance(primary) >= LIGHT_BY_NATURE) return primary
  return firstGood(
    (share) => darker(primary, share),
    (hex) => luminance(hex) <= WHITE_TEXT_UP_TO,
  )
}

/** A navy button would vanish on a dark page. */
function filledOnNight(onPaper: string): string {
  return firstGood(
    (share) => lift(onPaper, share),
    (hex) => contrast(hex, NIGHT) >= 2.6,
  )
}

type Shift = (hex: string, share: number) => string

const darker: Shift = (hex, share) => mix(hex, '#000000', share)

function schemeColours(primary: string, filled: string, page: string, awayFromPage: Shift): SchemeColours {
  const tint = mix(primary, page, 0.89)
  const tintHover = mix(primary, page, 0.82)
  const isReadable = (hex: string) => [page, tint, tintHover].every((ground) => contrast(hex, ground) >= 4.6)
  return {
    filled,
    filledHover: mix(filled, luminance(filled) > WHITE_TEXT_UP_TO ? '#ffffff' : '#000000', 0.1),
    tint,
    tintHover,
    text: firstGood((share) => awayFromPage(primary, share), isReadable),
  }
}

function shadesAround(base: string): MantineColorsTuple {
  const lighter = (share: number) => mix(base, '#ffffff', share)
  return [
    lighter(0.93),
    lighter(0.84),
    lighter(0.7),
    lighter(0.54),
    lighter(0.36),
    lighter(0.18),
    base,
    darker(base, 0.12),
    darker(base, 0.24),
    darker(base, 0.38),
  ]
}
