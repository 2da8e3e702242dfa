import { decodePicture, hasTransparency, type PixelSize, pictureContext } from './picture-source.ts'

const EDGE_MAX = 2000
const JPEG_QUALITY = 0.92

/** In pixels of the picture; it may reach past its edges. */
export interface CropArea extends PixelSize {
  x: number
  y: number
}

export function boundedSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, EDGE_MAX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The chosen part as a file of its own. What is transparent stays so; the rest becomes a JPEG, which is far smaller. */
export async function cropPicture(file: File, area: CropArea): Promise<File> {
  const bitmap = await decodePicture(file)
  const size = boundedSize(area)
  const context = pictureContext(size)
  context.imageSmoothingQuality = 'high'
  // The whole picture, moved: of a source that reaches past its picture WebKit would draw nothing.
  const [x, y] = [size.width / area.width, size.height / area.height]
  context.drawImage(bitmap, -area.x * x, -area.y * y, bitmap.width * x, bitmap.height * y)
  bitmap.close()
  const [type, ending] = hasTransparency(context) ? ['image/png', 'png'] : ['image/jpeg', 'jpg']
  return new File([await encoded(context.canvas, type)], `${file.name.replace(/\.\w+$/, '')}.${ending}`, { type })
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Nie udało się zapisać przyciętego zdjęcia'))),
      type,
      JPEG_QUALITY,
    ),
  )
