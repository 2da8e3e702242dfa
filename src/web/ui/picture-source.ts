export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']
const PROBE_EDGE = 64

export interface PixelSize {
  width: number
  height: number
}

export interface OpenedPicture extends PixelSize {
  file: File
  isTransparent: boolean
}

/** Upright, whatever way the camera was held. */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  if (!PICTURE_TYPES.includes(file.type)) {
    throw new Error('Ten plik nie jest obrazem JPG, PNG ani WebP. Wybierz inny.')
  }
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new Error('Tego pliku nie da się otworzyć jako obrazu. Może być uszkodzony; wybierz inny.', { cause })
  }
}

/** Looks into a file that came in. Rejects with a text for the person who chose it. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const bitmap = await decodePicture(file)
  const { width, height } = bitmap
  const probe = pictureContext({ width: PROBE_EDGE, height: PROBE_EDGE })
  probe.drawImage(bitmap, 0, 0, PROBE_EDGE, PROBE_EDGE)
  bitmap.close()
  return { file, width, height, isTransparent: hasTransparency(probe) }
}

export function pictureContext({ width, height }: PixelSize): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Ta przeglądarka nie potrafi przygotować zdjęcia')
  return context
}

export function hasTransparency(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}
