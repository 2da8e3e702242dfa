import type { Pixels } from '#domain/cut-out/pixels.ts'

/** Pixels of the longer side: what the largest graphic can use. */
const EDGE_MAX = 2048

async function read(photo: string | Blob): Promise<Blob> {
  if (photo instanceof Blob) return photo
  const response = await fetch(photo)
  if (!response.ok) throw new Error('Nie udało się wczytać zdjęcia')
  return response.blob()
}

/** The photo's pixels, upright, as large as they are of use. */
export async function openedPhoto(photo: string | Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(await read(photo))
  const scale = Math.min(1, EDGE_MAX / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const surface = surfaceOf(new OffscreenCanvas(width, height))
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { width, height, data: surface.getImageData(0, 0, width, height).data }
}

export function surfaceOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const surface = canvas.getContext('2d', { willReadFrequently: true })
  if (!surface) throw new Error('Ta przeglądarka nie potrafi wycinać tła')
  return surface
}
