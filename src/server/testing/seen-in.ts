import sharp, { type Sharp } from 'sharp'
import type { Rendering } from '#server/rendering/render-scene.ts'

interface Grey {
  width: number
  height: number
  values: Buffer
}

interface Match {
  /** 1: the very same but for brightness and contrast; 0: nothing in common. */
  correlation: number
  x: number
  y: number
}

/** How many pixels wide the part is looked for, and is then compared. */
const COARSE = 9
const FINE = 28
/** From a small portrait to one that fills the graphic, as shares of its width. */
const SHARES = Array.from({ length: 16 }, (_, step) => 0.07 * 1.15 ** step)
const FINE_STEPS = [0.95, 1, 1.05]
const CANDIDATES = 3

async function greyOf(picture: Sharp, width: number): Promise<Grey> {
  const { data, info } = await picture
    .clone()
    .resize(Math.round(width))
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, values: data }
}

/** What is compared of the pattern: the oval in it, without what stands behind a face. */
function ovalOf({ width, height }: Grey): Array<{ x: number; y: number }> {
  const all = Array.from({ length: width * height }, (_, at) => ({ x: at % width, y: Math.floor(at / width) }))
  return all.filter(({ x, y }) => Math.hypot((2 * x + 1) / width - 1, (2 * y + 1) / height - 1) <= 1)
}

/** How a part of the picture goes up and down with the pattern, whatever its brightness. */
function correlationAt(
  picture: Grey,
  pattern: Grey,
  oval: ReturnType<typeof ovalOf>,
  left: number,
  top: number,
): number {
  let [sum, squares, product, own, ownSquares] = [0, 0, 0, 0, 0]
  for (const { x, y } of oval) {
    const seen = picture.values[(top + y) * picture.width + left + x] ?? 0
    const wanted = pattern.values[y * pattern.width + x] ?? 0
    sum += seen
    squares += seen * seen
    product += seen * wanted
    own += wanted
    ownSquares += wanted * wanted
  }
  const count = oval.length
  const spread = (squares - (sum * sum) / count) * (ownSquares - (own * own) / count)
  return spread <= 0 ? 0 : (product - (sum * own) / count) / Math.sqrt(spread)
}

function bestIn(picture: Grey, pattern: Grey, around?: { x: number; y: number; reach: number }): Match {
  const [right, bottom] = [picture.width - pattern.width, picture.height - pattern.height]
  const { x: middleX, y: middleY, reach } = around ?? { x: 0, y: 0, reach: Math.max(right, bottom) }
  const oval = ovalOf(pattern)
  let best: Match = { correlation: 0, x: 0, y: 0 }
  for (let y = Math.max(0, middleY - reach); y <= Math.min(bottom, middleY + reach); y++) {
    for (let x = Math.max(0, middleX - reach); x <= Math.min(right, middleX + reach); x++) {
      const correlation = correlationAt(picture, pattern, oval, x, y)
      if (correlation > best.correlation) best = { correlation, x, y }
    }
  }
  return best
}

/**
 * How well the oval in a part of a photograph is seen in a graphic, whole and upright, wherever and however large it is
 * there: the correlation at the place where it is greatest.
 */
export async function seenIn({ width, height, pixels }: Rendering, part: Sharp): Promise<number> {
  const half = await greyOf(sharp(pixels, { raw: { width, height, channels: 4 } }), width / 2)
  const graphic = sharp(half.values, { raw: { width: half.width, height: half.height, channels: 1 } })
  const coarse = await greyOf(part, COARSE)
  const rough = await Promise.all(
    SHARES.map(async (share) => ({ share, ...bestIn(await greyOf(graphic, COARSE / share), coarse) })),
  )
  const candidates = rough.sort((a, b) => b.correlation - a.correlation).slice(0, CANDIDATES)
  const fine = await greyOf(part, FINE)
  const closer = candidates.flatMap(({ share, x, y }) =>
    FINE_STEPS.map(async (step) => {
      const picture = await greyOf(graphic, FINE / (share * step))
      const scale = FINE / COARSE / step
      return bestIn(picture, fine, { x: Math.round(x * scale), y: Math.round(y * scale), reach: 4 }).correlation
    }),
  )
  return Math.max(...(await Promise.all(closer)))
}
