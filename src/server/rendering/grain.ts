import type { LookName } from '#graphic/template/look-name.ts'
import type { Rendering } from './render-scene.ts'

const STRENGTH: Record<LookName, number> = { broadcast: 7, poster: 13, classic: 6, cover: 10, silhouette: 5 }

const SEED = 0x9e3779b9
const LEVELS = 256

/** What becomes of each value with each amount of noise: reckoning it for every pixel anew took eight times as long. */
function noisedValues(strength: number): Uint8ClampedArray {
  const noised = new Uint8ClampedArray(LEVELS * LEVELS)
  for (let amount = 0; amount < LEVELS; amount++) {
    const noise = (amount / 255 - 0.5) * strength
    for (let value = 0; value < LEVELS; value++) noised[amount * LEVELS + value] = Math.round(value + noise)
  }
  return noised
}

/** A little noise, the same every time: it gives paper and night sky a surface and keeps gradients from banding. */
export function addGrain({ pixels }: Rendering, look: LookName): void {
  const noised = noisedValues(STRENGTH[look])
  let state = SEED
  for (let at = 0; at < pixels.length; at += 4) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const row = (state & 0xff) * LEVELS
    pixels[at] = noised[row + (pixels[at] as number)] as number
    pixels[at + 1] = noised[row + (pixels[at + 1] as number)] as number
    pixels[at + 2] = noised[row + (pixels[at + 2] as number)] as number
  }
}
