import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import type { NeededPicture } from '#graphic/scene/needed-assets.ts'
import { fitPicture, scaledSize } from '#paint/image.ts'
import type { Picture, Pictures } from '#paint/surface.ts'
import type { PictureCache } from './picture-cache.ts'

/** Brings the bytes of a picture, or null when there is none under this address. */
export type ReadPicture = (src: string) => Promise<Buffer | null>

const key = ({ src, width, height, fit }: NeededPicture): string => `${src} ${width}x${height} ${fit}`

async function decode(read: ReadPicture, src: string): Promise<Image | null> {
  const bytes = await read(src)
  if (!bytes) return null
  try {
    return await loadImage(bytes)
  } catch {
    return null
  }
}

/** Drawn once at the size of its box, as the browser does it, so that both shrink a photo alike. */
function scaled(image: Image, { width, height, fit }: NeededPicture): Picture {
  const at = fitPicture(image, { x: 0, y: 0, width, height, fit })
  const [w, h] = scaledSize(at)
  if (w >= image.width || h >= image.height) return image
  const canvas = createCanvas(w, h)
  const surface = canvas.getContext('2d')
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(image, at.sourceX, at.sourceY, at.sourceWidth, at.sourceHeight, 0, 0, w, h)
  return canvas
}

export interface LoadedPictures {
  pictures: Pictures
  /** Addresses whose picture could not be had; the graphic comes without them. */
  failed: string[]
}

/** What is kept from an earlier scene is not read again. */
export async function loadPictures(
  needed: readonly NeededPicture[],
  read: ReadPicture,
  kept: PictureCache,
): Promise<LoadedPictures> {
  const ready = new Map<string, Picture>()
  const atHand = new Map<string, Picture>()
  const add = (needs: NeededPicture, picture: Picture) => {
    ready.set(key(needs), picture)
    atHand.set(needs.src, picture)
  }
  const lacking = needed.filter((picture) => {
    const found = kept.get(key(picture))
    if (found) add(picture, found)
    return !found
  })
  const sources = [...new Set(lacking.map((picture) => picture.src))]
  const images = new Map(await Promise.all(sources.map(async (src) => [src, await decode(read, src)] as const)))
  for (const picture of lacking) {
    const image = images.get(picture.src)
    if (!image) continue
    const fitted = scaled(image, picture)
    kept.set(key(picture), fitted)
    add(picture, fitted)
  }
  return {
    pictures: {
      get: (src, width, height, fit) => ready.get(key({ src, width, height, fit })) ?? atHand.get(src),
    },
    failed: sources.filter((src) => !images.get(src)),
  }
}
