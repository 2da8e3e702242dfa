import type { MantineColorsTuple } from '@mantine/core'
import type { ClubColours } from '#domain/club/club-colours.ts'
import { contrast, firstGood, isLightByNature, lift, luminance, mix } from '#domain/club/colour.ts'

export const INK = '#14181c'
export const PAPER = '#ffffff'
export const NIGHT = '#171b20'

/** What controls stand on, lightest and darkest: cards, the page, a field, the track of a progress bar. */
export const LIGHT_GROUNDS = [PAPER, '#f4f5f6', '#e9ecef']
export const DARK_GROUNDS = [NIGHT, '#101317', '#20252b']

/** Below this luminance white text stands at 4.5:1 or better, above it ink does. */
export const WHITE_TEXT_UP_TO = 0.179
const DARK_UP_TO = 0.05

interface SchemeColours {
  /** Switches, ticks, focus, the mark of an active tab: 3:1 on every ground. Not always the colour of a button. */
  control: string
  controlHover: string
  /** Marks and letters on a control. */
  onControl: string
  button: string
  buttonHover: string
  buttonInk: string
  /** Where the button's colour is too near to the page's, its edge shows where it ends. */
  buttonEdge: string
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

export function clubPalette(colours: ClubColours): ClubPalette {
  const { primary, accent } = colours
  const onPaper = buttonOnPaper(primary)
  const dark = darkOf(colours)
  return {
    shades: shadesAround(onPaper),
    light: schemeColours(primary, onPaper, controlAwayFrom(LIGHT_GROUNDS, dark, darker), PAPER, darker),
    dark: darkScheme(primary, onPaper),
    deep: firstGood(
      (share) => darker(dark, share),
      (hex) => luminance(hex) <= 0.035,
    ),
    accent: isLightByNature(accent) || !isLightByNature(primary) ? liftedAccent(accent) : primary,
  }
}

/** Beside a light primary the club's own black, if it has one, is what is dark. */
const darkOf = ({ primary, accent }: ClubColours): string =>
  isLightByNature(primary) && luminance(accent) <= DARK_UP_TO ? accent : primary

const liftedAccent = (accent: string): string =>
  firstGood(
    (share) => lift(accent, share),
    (hex) => luminance(hex) >= 0.25,
  )

function buttonOnPaper(primary: string): string {
  if (isLightByNature(primary)) return primary
  return firstGood(
    (share) => darker(primary, share),
    (hex) => luminance(hex) <= WHITE_TEXT_UP_TO,
  )
}

/** A navy button would vanish on a dark page. */
function darkScheme(primary: string, onPaper: string): SchemeColours {
  const control = controlAwayFrom(DARK_GROUNDS, onPaper, lift)
  return schemeColours(primary, control, control, NIGHT, lift)
}

type Shift = (hex: string, share: number) => string

const darker: Shift = (hex, share) => mix(hex, '#000000', share)

export const inkOn = (hex: string): string => (contrast(hex, PAPER) >= contrast(hex, INK) ? PAPER : INK)

const isControl = (hex: string, grounds: readonly string[]): boolean =>
  contrast(hex, inkOn(hex)) >= 4.55 && grounds.every((ground) => contrast(hex, ground) >= 3.05)

const controlAwayFrom = (grounds: readonly string[], colour: string, shift: Shift): string =>
  firstGood(
    (share) => shift(colour, share),
    (hex) => isControl(hex, grounds),
  )

function schemeColours(
  primary: string,
  button: string,
  control: string,
  page: string,
  awayFromPage: Shift,
): SchemeColours {
  const tint = mix(primary, page, 0.89)
  const tintHover = mix(primary, page, 0.82)
  const isReadable = (hex: string) => [page, tint, tintHover].every((ground) => contrast(hex, ground) >= 4.6)
  return {
    control,
    controlHover: hoverOf(control),
    onControl: inkOn(control),
    button,
    buttonHover: hoverOf(button),
    buttonInk: inkOn(button),
    buttonEdge: contrast(button, page) >= 3 ? 'transparent' : control,
    tint,
    tintHover,
    text: firstGood((share) => awayFromPage(primary, share), isReadable),
  }
}

/** Away from the letters on it, so that they stay readable. */
const hoverOf = (hex: string): string => mix(hex, inkOn(hex) === PAPER ? '#000000' : '#ffffff', 0.1)

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
