import type { Box } from './template/element-box.ts'

/** What must be left free of anything that matters, in pixels. */
interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

interface FormatFacts {
  label: string
  width: number
  height: number
  /** The app that shows it covers these with its own buttons and names. */
  covered: Margins
}

const NOTHING: Margins = { top: 0, right: 0, bottom: 0, left: 0 }

/** Every canvas that a graphic can have. No other place knows a width or a height. */
export const FORMATS = {
  portrait: { label: 'Post 4:5', width: 1200, height: 1500, covered: NOTHING },
  square: { label: 'Kwadrat', width: 1200, height: 1200, covered: NOTHING },
  story: { label: 'Relacja', width: 1080, height: 1920, covered: { top: 270, right: 170, bottom: 400, left: 65 } },
  landscape: { label: 'Poziom 16:9', width: 1920, height: 1080, covered: NOTHING },
} as const satisfies Readonly<Record<string, FormatFacts>>

export type FormatName = keyof typeof FORMATS

export const FORMAT_NAMES = Object.keys(FORMATS) as [FormatName, ...FormatName[]]

export const DEFAULT_FORMAT: FormatName = 'portrait'

export const OTHER_FORMATS = FORMAT_NAMES.filter((format) => format !== DEFAULT_FORMAT)

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

/** As people write it: 4:5. */
export function proportionsOf(format: FormatName): string {
  const { width, height } = FORMATS[format]
  const unit = commonDivisor(width, height)
  return `${width / unit}:${height / unit}`
}

/** Width to height. */
export const ratioOf = (format: FormatName): number => FORMATS[format].width / FORMATS[format].height

/** The area that a layout gets. */
export interface Sheet {
  format: FormatName
  /** All that is painted. */
  canvas: Box
  /** Where everything that matters stands. */
  safe: Box
}

/** What is free on both sides alike: its middle is the picture's. */
export function middleOf({ canvas, safe }: Sheet): Box {
  const side = Math.max(safe.x, canvas.width - safe.x - safe.width)
  return { ...safe, x: side, width: canvas.width - 2 * side }
}

export function sheetOf(format: FormatName): Sheet {
  const { width, height, covered } = FORMATS[format]
  return {
    format,
    canvas: { x: 0, y: 0, width, height },
    safe: {
      x: covered.left,
      y: covered.top,
      width: width - covered.left - covered.right,
      height: height - covered.top - covered.bottom,
    },
  }
}
