import type { Face } from '../scene/faces.ts'

/** Under which name the style is kept among the club's settings. */
export const CLUB_STYLE_KEY = 'clubStyle'

export const PATTERNS = ['look', 'none', 'vertical', 'horizontal', 'diagonal', 'checks'] as const
export const TEXTURES = ['look', 'none', 'grain', 'paper', 'halftone'] as const

export type PatternName = (typeof PATTERNS)[number]
export type TextureName = (typeof TEXTURES)[number]

export interface HandSetColours {
  primary: string
  accent: string
  /** Of letters on the primary colour; null: each look chooses its own. */
  ink: string | null
}

/** What the club has decided for all of its graphics at once. */
export interface ClubStyle {
  /** Null: those of the crest. */
  colours: HandSetColours | null
  /** Of headings, names and figures, and of all other texts; null: the look's own. */
  fonts: { display: Face | null; text: Face | null }
  /** Of the starter templates' backgrounds. */
  pattern: PatternName
  texture: TextureName
  /** False: no graphic has the sponsors' strip. */
  hasSponsors: boolean
}

/** What of it the starter templates' backgrounds are drawn from. */
export function groundStyle(style: ClubStyle | null): Pick<ClubStyle, 'colours' | 'pattern' | 'texture'> {
  const { colours, pattern, texture } = style ?? PLAIN_STYLE
  return { colours, pattern, texture }
}

/** As long as nobody has decided anything. */
export const PLAIN_STYLE: ClubStyle = {
  colours: null,
  fonts: { display: null, text: null },
  pattern: 'look',
  texture: 'look',
  hasSponsors: true,
}
