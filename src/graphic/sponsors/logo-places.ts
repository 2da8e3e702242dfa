import { within } from '../layout/area.ts'
import type { Box } from '../scene/node.ts'

interface LogoSize {
  logoWidth: number
  logoHeight: number
}

/** The area of a logo in squares of the strip's height: a square one stands as high as the strip; where all are wide, more. */
const [WEIGHT, MOST_WEIGHT] = [1, 2.2]
/** Between two of them, in heights of the strip: so much where there is room, and no less. */
const [GAP, LEAST_GAP] = [1.1, 0.34]

/** As wide and as high as its area makes it; one that would stand higher than the strip is as high as that. */
function sizeOf(ratio: number, weight: number, height: number, widest: number) {
  const high = Math.min(height, height * Math.sqrt(weight / ratio), widest / ratio)
  return { width: high * ratio, height: high }
}

/** Logos side by side in the middle of the area, each of the same weight to the eye: of the same area. */
export function logoPlaces(area: Box, logos: readonly LogoSize[]): Box[] {
  const { height } = area
  const ratios = logos.map(({ logoWidth, logoHeight }) => logoWidth / logoHeight)
  const weight = Math.max(WEIGHT, Math.min(MOST_WEIGHT, ...ratios))
  const sizes = ratios.map((ratio) => sizeOf(ratio, weight, height, area.width))
  const gaps = Math.max(0, logos.length - 1)
  const widths = sizes.reduce((sum, { width }) => sum + width, 0)
  const scale = Math.min(1, (area.width - gaps * LEAST_GAP * height) / widths)
  const gap = gaps === 0 ? 0 : Math.min(GAP * height, (area.width - widths * scale) / gaps)
  let { x } = within(area, { width: widths * scale + gaps * gap })
  return sizes.map((size) => {
    const place = within({ ...area, x }, { width: size.width * scale, height: size.height * scale }, 'start')
    x += place.width + gap
    return place
  })
}
