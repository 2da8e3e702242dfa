import type { Opacity, Pixels } from './pixels.ts'

/** Less than this nobody sees. */
const FAINT = 8
/** Of the border: a card with round corners has less of it see-through, a person cut out more. */
const BORDER_SHARE = 0.3

/** The photo's own, where it has come without a background; null: it is a photo with one. */
export function ownOpacity(photo: Pixels): Opacity | null {
  const { width, height } = photo
  let seeThrough = 0
  const look = (x: number, y: number) => {
    if (opacityAt(photo, y * width + x) < FAINT) seeThrough++
  }
  for (let x = 0; x < width; x++) {
    look(x, 0)
    look(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    look(0, y)
    look(width - 1, y)
  }
  return seeThrough < BORDER_SHARE * 2 * (width + height) ? null : opacityOf(photo)
}

export const opacityAt = ({ data }: Pixels, at: number): number => data[4 * at + 3] as number

export function opacityOf(picture: Pixels): Opacity {
  const opacity: Opacity = new Uint8ClampedArray(picture.width * picture.height)
  for (let at = 0; at < opacity.length; at++) opacity[at] = opacityAt(picture, at)
  return opacity
}
