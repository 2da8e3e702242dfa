import type { Fields } from './fields.ts'
import { choice, colour, flag, number } from './make-field.ts'
import type { SectionName } from './sections.ts'

export const LETTER_CASES = ['none', 'upper'] as const
export const VERTICAL_ALIGNMENTS = ['top', 'middle', 'bottom'] as const
export const TEXT_FITS = ['shrink', 'wrap'] as const
export const BLENDS = ['normal', 'multiply', 'screen'] as const
export const MASKS = ['none', 'circle', 'rounded', 'shield', 'hexagon'] as const

export interface TextFinish {
  letterSpacing?: number
  lineHeight?: number
  letterCase?: (typeof LETTER_CASES)[number]
  verticalAlign?: (typeof VERTICAL_ALIGNMENTS)[number]
  italic?: boolean
  textFit?: (typeof TEXT_FITS)[number]
  outlineWidth?: number
  outlineColor?: string
}

/** A second colour into which the first one goes over; transparent: there is none. */
export interface GradientStyle {
  gradientColor?: string
  gradientAngle?: number
}

export interface BackgroundGradientStyle {
  backgroundGradientColor?: string
  backgroundGradientAngle?: number
}

export interface ShadowStyle {
  shadowColor?: string
  shadowBlur?: number
  shadowX?: number
  shadowY?: number
}

export interface PictureFinish {
  mask?: (typeof MASKS)[number]
  zoom?: number
  focusX?: number
  focusY?: number
  flipX?: boolean
  blend?: (typeof BLENDS)[number]
}

type Marked<Some extends Fields> = { [Name in keyof Some]: Some[Name] & { optional: true; section: SectionName } }

const inSection = <Some extends Fields>(section: SectionName, fields: Some): Marked<Some> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, section, optional: true }]),
  ) as Marked<Some>

const angle = (label: string) => ({ ...number(label, 0, 360, 180), wraps: true })

export const TEXT_FINISH_FIELDS = {
  ...inSection('letters', {
    letterSpacing: number('Odstęp liter (px)', -10, 100, 0),
    lineHeight: number('Wysokość wiersza', 0.8, 3, 1.2, 0.05),
    letterCase: choice('Wielkość liter', LETTER_CASES, 'none'),
    verticalAlign: choice('W pionie', VERTICAL_ALIGNMENTS, 'middle'),
    textFit: choice('Długi tekst', TEXT_FITS, 'shrink'),
    italic: flag('Kursywa'),
  }),
  ...inSection('outline', {
    outlineWidth: number('Grubość obrysu', 0, 20, 0),
    outlineColor: colour('Kolor obrysu', '#000000'),
  }),
} as const satisfies Fields

export const GRADIENT_FIELDS = inSection('gradient', {
  gradientColor: colour('Drugi kolor', 'transparent'),
  gradientAngle: angle('Kąt (°)'),
})

export const BACKGROUND_GRADIENT_FIELDS = inSection('gradient', {
  backgroundGradientColor: colour('Drugi kolor tła', 'transparent'),
  backgroundGradientAngle: angle('Kąt tła (°)'),
})

/** Where no shadow has been chosen yet, the others are such that a colour alone makes one that is seen. */
export const SHADOW_FIELDS = inSection('shadow', {
  shadowColor: colour('Kolor cienia', 'transparent'),
  shadowBlur: number('Rozmycie', 0, 60, 16),
  shadowX: number('Przesunięcie w prawo', -100, 100, 0),
  shadowY: number('Przesunięcie w dół', -100, 100, 8),
})

export const PICTURE_FINISH_FIELDS = inSection('picture', {
  mask: choice('Maska', MASKS, 'none'),
  blend: choice('Mieszanie z tłem', BLENDS, 'normal'),
  zoom: number('Powiększenie', 1, 5, 1, 0.05),
  focusX: number('Kadr w poziomie (%)', 0, 100, 50),
  focusY: number('Kadr w pionie (%)', 0, 100, 50),
  flipX: flag('Odbicie lustrzane'),
})
