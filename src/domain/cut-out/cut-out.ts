import { dropSpecks } from './drop-specks.ts'
import type { Network } from './network/layer.ts'
import { takeOwnColours } from './own-colours.ts'
import { peopleMask } from './people-mask.ts'
import { type Opacity, type Pixels, wholeOf } from './pixels.ts'
import { refineEdges } from './refine-edges.ts'

export interface CutOut {
  opacity: Opacity
  /** As of the photo, without what shone through of its background. */
  colours: Uint8ClampedArray<ArrayBuffer>
}

/** The people of a photo; null: there are none. `onProgress` hears the share that is done. */
export function cutOut(network: Network, photo: Pixels, onProgress: (share: number) => void): CutOut | null {
  const mask = peopleMask(network, photo)
  if (!mask) return null
  onProgress(0.4)
  const opacity = refineEdges(photo, mask)
  onProgress(0.7)
  dropSpecks(opacity, photo.width, photo.height)
  const colours = new Uint8ClampedArray(photo.data.length)
  takeOwnColours(photo, opacity, wholeOf(photo), colours)
  onProgress(1)
  return { opacity, colours }
}
