import { dropSpecks } from './drop-specks.ts'
import type { Network } from './network/layer.ts'
import { takeOwnColours } from './own-colours.ts'
import { opacityAt } from './own-opacity.ts'
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
  // What the photo itself does not show has no colour to be shown in.
  for (let at = 0; at < opacity.length; at++) opacity[at] = Math.min(opacity[at] as number, opacityAt(photo, at))
  const found = ofOpacity(photo, opacity)
  onProgress(1)
  return found
}

/** What of the photo is kept is known already. */
export function ofOpacity(photo: Pixels, opacity: Opacity): CutOut {
  const colours = new Uint8ClampedArray(photo.data.length)
  takeOwnColours(photo, opacity, wholeOf(photo), colours)
  return { opacity, colours }
}

/** Nothing yet: all of it is for the brush. */
export const emptyCutOut = (photo: Pixels): CutOut =>
  ofOpacity(photo, new Uint8ClampedArray(photo.width * photo.height))
