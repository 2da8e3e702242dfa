import { type ClubColours, DEFAULT_CLUB_COLOURS } from './club-colours.ts'
import { isLightByNature } from './colour.ts'

/** For a crest of white, grey and black alone. It stands on graphite; one that is nearly all black, on silver. */
export const GRAPHITE_CLUB_COLOURS: ClubColours = { primary: '#2f343b', accent: '#c8cdd4' }
export const SILVER_CLUB_COLOURS: ClubColours = { primary: '#dfe2e6', accent: '#23272d' }

const HUE_BINS = 24
const OPAQUE_FROM = 128
const NEAR_WHITE = 235
const NEAR_BLACK = 30
const MIN_CHROMA = 36
/** Black as photographs and print show it. */
const DARK_UP_TO = 60
const MIN_DARK_SHARE = 0.08
const MOSTLY_DARK = 0.85
/** A hue that covers less of the crest than this is a detail or the noise of compression. */
const MIN_PRIMARY_SHARE = 0.01
const MIN_ACCENT_SHARE = 0.06
const MIN_ACCENT_DISTANCE = 45
const TINT_TOWARDS_WHITE = 0.55

/** Sums of whole numbers, so that the order of the pixels cannot change the outcome by a rounding error. */
interface HueBin {
  red: number
  green: number
  blue: number
  weight: number
}

/** The club's colours as its crest shows them, from RGBA bytes. */
export function crestColours(pixels: ArrayLike<number>): ClubColours {
  const { bins, dark, opaque } = hueHistogram(pixels)
  if (opaque === 0) return DEFAULT_CLUB_COLOURS
  const total = bins.reduce((sum, bin) => sum + bin.weight, 0)
  const primaryIndex = heaviest(bins, () => true)
  if (primaryIndex === null || total < opaque * 255 * MIN_PRIMARY_SHARE)
    return dark.weight >= opaque * MOSTLY_DARK ? SILVER_CLUB_COLOURS : GRAPHITE_CLUB_COLOURS

  const primary = meanColour(bins, primaryIndex)
  const accentIndex = heaviest(
    bins,
    (bin, index) => bin.weight >= total * MIN_ACCENT_SHARE && hueDistance(index, primaryIndex) >= MIN_ACCENT_DISTANCE,
  )
  const hasBlack = isLightByNature(toHex(primary)) && dark.weight >= opaque * MIN_DARK_SHARE
  const single = hasBlack ? meanOf(dark) : primary.map((channel) => channel + (255 - channel) * TINT_TOWARDS_WHITE)
  const accent = accentIndex === null ? single : meanColour(bins, accentIndex)
  return { primary: toHex(primary), accent: toHex(accent) }
}

function hueHistogram(pixels: ArrayLike<number>): { bins: HueBin[]; dark: HueBin; opaque: number } {
  const bins = Array.from({ length: HUE_BINS }, (): HueBin => ({ red: 0, green: 0, blue: 0, weight: 0 }))
  const dark: HueBin = { red: 0, green: 0, blue: 0, weight: 0 }
  let opaque = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < OPAQUE_FROM) continue
    opaque += 1
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    const brightest = Math.max(red, green, blue)
    const darkest = Math.min(red, green, blue)
    const chroma = brightest - darkest
    if (brightest < DARK_UP_TO && chroma < MIN_CHROMA) add(dark, red, green, blue, 1)
    if (darkest > NEAR_WHITE || brightest < NEAR_BLACK || chroma < MIN_CHROMA) continue
    const bin = bins[Math.floor((hueOf(red, green, blue) / 360) * HUE_BINS) % HUE_BINS]
    if (bin) add(bin, red, green, blue, chroma)
  }
  return { bins, dark, opaque }
}

function add(bin: HueBin, red: number, green: number, blue: number, weight: number): void {
  bin.red += red * weight
  bin.green += green * weight
  bin.blue += blue * weight
  bin.weight += weight
}

function hueOf(red: number, green: number, blue: number): number {
  const brightest = Math.max(red, green, blue)
  const chroma = brightest - Math.min(red, green, blue)
  if (brightest === red) return (60 * ((green - blue) / chroma) + 360) % 360
  if (brightest === green) return 60 * ((blue - red) / chroma + 2)
  return 60 * ((red - green) / chroma + 4)
}

/** Neighbours count half, so that one hue lying on the border of two bins is not beaten by a lesser one. */
function heaviest(bins: HueBin[], allowed: (bin: HueBin, index: number) => boolean): number | null {
  let best: number | null = null
  let bestWeight = 0
  bins.forEach((bin, index) => {
    if (bin.weight === 0 || !allowed(bin, index)) return
    const weight = bin.weight + (neighbour(bins, index - 1) + neighbour(bins, index + 1)) / 2
    if (weight > bestWeight) {
      best = index
      bestWeight = weight
    }
  })
  return best
}

const neighbour = (bins: HueBin[], index: number): number => bins[(index + bins.length) % bins.length]?.weight ?? 0

function hueDistance(a: number, b: number): number {
  const steps = Math.abs(a - b)
  return (Math.min(steps, HUE_BINS - steps) * 360) / HUE_BINS
}

function meanColour(bins: HueBin[], index: number): number[] {
  const bin = bins[index]
  return bin ? meanOf(bin) : [0, 0, 0]
}

const meanOf = ({ red, green, blue, weight }: HueBin): number[] => [red / weight, green / weight, blue / weight]

const toHex = (channels: number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
