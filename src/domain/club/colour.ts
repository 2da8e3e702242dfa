type Channels = readonly [number, number, number]

/** Blends perceptually (in OKLab), so that a tint of blue stays blue and does not turn violet. */
export function mix(from: string, to: string, share: number): string {
  const start = oklabOf(from)
  const end = oklabOf(to)
  const blend = start.map((value, index) => value + ((end[index] ?? 0) - value) * share)
  return toHex(fromOklab(blend).map(fromLinear))
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parseHex(hex).map(toLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mid tones are darkened to take light letters; from here on a colour is light by nature and takes dark ones. */
const LIGHT_BY_NATURE = 0.3

export const isLightByNature = (hex: string): boolean => luminance(hex) >= LIGHT_BY_NATURE

/** How far from grey: 0 for black, grey and white, about 0.3 for the most vivid colours. */
export function chroma(hex: string): number {
  const [, a = 0, b = 0] = oklabOf(hex)
  return Math.hypot(a, b)
}

/** Lighter without paling: unlike a blend with white it keeps the chroma. */
export function lift(hex: string, share: number): string {
  const [lightness = 0, a = 0, b = 0] = oklabOf(hex)
  return toHex(fromOklab([lightness + (1 - lightness) * share, a, b]).map(fromLinear))
}

/** Goes on step by step and stops at the first colour that will do. */
export function firstGood(colourAt: (share: number) => string, isGood: (hex: string) => boolean): string {
  for (let step = 0; step < 100; step += 1) {
    const candidate = colourAt(step / 100)
    if (isGood(candidate)) return candidate
  }
  return colourAt(1)
}

/** Lightness, and how far to red and to yellow. */
export const oklabOf = (hex: string): number[] => toOklab(parseHex(hex).map(toLinear))

const parseHex = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

const toHex = (channels: number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055

const dot = (row: Channels, values: number[]): number =>
  row.reduce((sum, factor, index) => sum + factor * (values[index] ?? 0), 0)

const RGB_TO_LMS: Channels[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LMS_TO_LAB: Channels[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const LAB_TO_LMS: Channels[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_TO_RGB: Channels[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function toOklab(rgb: number[]): number[] {
  const lms = RGB_TO_LMS.map((row) => Math.cbrt(dot(row, rgb)))
  return LMS_TO_LAB.map((row) => dot(row, lms))
}

function fromOklab(lab: number[]): number[] {
  const lms = LAB_TO_LMS.map((row) => dot(row, lab) ** 3)
  return LMS_TO_RGB.map((row) => dot(row, lms))
}
