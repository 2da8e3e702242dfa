import type { NeededPicture } from '#graphic/scene/needed-assets.ts'
import { fitPicture, scaledSize } from '#paint/image.ts'
import type { Picture, Pictures } from '#paint/surface.ts'
import { createCanvas, transparentSurface } from './canvas.ts'

/** Decoded pictures are large: 11 photos of 800×1000 and a background take about 45 MB; the page and a worker keep them. */
const BYTES_MAX = 80 * 1024 * 1024

/** While an image is being resized in the editor every step is another size. */
const SIZES_KEPT = 6

interface Entry {
  original: ImageBitmap
  scaled: Map<string, Picture>
  bytes: number
}

const area = ({ width, height }: Picture): number => width * height * 4

const sizeKey = ({ width, height, fit }: Omit<NeededPicture, 'src'>): string => `${width}x${height} ${fit}`

async function decode(src: string, signal: AbortSignal | undefined): Promise<ImageBitmap> {
  // After the code of the screen that was tapped: on a bad line fifteen photographs hold it up for seconds.
  const response = await fetch(src, { signal, priority: 'low' })
  if (!response.ok) throw new Error(`${response.status} ${src}`)
  return createImageBitmap(await response.blob())
}

/** Drawn by a canvas at high quality: the browser's own resizing of bitmaps aliases when it shrinks fourfold. */
function scale(original: ImageBitmap, needed: Omit<NeededPicture, 'src'>): Picture | null {
  const at = fitPicture(original, { x: 0, y: 0, ...needed })
  const [width, height] = scaledSize(at)
  if (width >= original.width || height >= original.height) return null
  const canvas = createCanvas(width, height)
  const surface = transparentSurface(canvas)
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(original, at.sourceX, at.sourceY, at.sourceWidth, at.sourceHeight, 0, 0, width, height)
  // A bitmap is drawn as it is; a canvas is copied first, each time.
  return 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : canvas
}

/** Its memory at once, not when somebody notices that nobody uses it. */
function release(picture: Picture): void {
  if (picture instanceof ImageBitmap) picture.close()
}

/** Pictures by their address, decoded once and kept in the sizes at which they are drawn, the longest unused dropped. */
export class PictureStore implements Pictures {
  private readonly entries = new Map<string, Entry>()
  private readonly loading = new Map<string, Promise<void>>()
  private bytes = 0
  /** How many pictures and sizes of them have come so far. */
  arrivals = 0

  get(src: string, width: number, height: number, fit: NeededPicture['fit']): Picture | undefined {
    const entry = this.entries.get(src)
    if (!entry) return undefined
    return entry.scaled.get(sizeKey({ width, height, fit })) ?? entry.original
  }

  /** Resolves when each is there or has failed; with the addresses that failed. No picture waits longer than the limit. */
  async prepare(needed: readonly NeededPicture[], limitMs?: number): Promise<string[]> {
    const sources = [...new Set(needed.map(({ src }) => src))]
    const failed = (await Promise.all(sources.map((src) => this.load(src, limitMs)))).flat()
    for (const picture of needed) this.fit(picture)
    this.dropSizes(needed)
    this.makeRoom(new Set(sources))
    return failed
  }

  get usedBytes(): number {
    return this.bytes
  }

  private async load(src: string, limitMs: number | undefined): Promise<string[]> {
    const entry = this.entries.get(src)
    if (entry) {
      this.entries.delete(src)
      this.entries.set(src, entry)
      return []
    }
    const promise = this.loading.get(src) ?? this.fetchPicture(src, limitMs)
    this.loading.set(src, promise)
    try {
      await promise
      return []
    } catch {
      return [src]
    } finally {
      this.loading.delete(src)
    }
  }

  private async fetchPicture(src: string, limitMs: number | undefined): Promise<void> {
    const original = await decode(src, limitMs === undefined ? undefined : AbortSignal.timeout(limitMs))
    this.entries.set(src, { original, scaled: new Map(), bytes: area(original) })
    this.bytes += area(original)
    this.arrivals++
  }

  private fit({ src, ...needed }: NeededPicture): void {
    const entry = this.entries.get(src)
    if (!entry || entry.scaled.has(sizeKey(needed))) return
    const scaled = scale(entry.original, needed)
    if (!scaled) return
    entry.scaled.set(sizeKey(needed), scaled)
    entry.bytes += area(scaled)
    this.bytes += area(scaled)
    this.arrivals++
  }

  private dropSizes(needed: readonly NeededPicture[]): void {
    const wanted = new Set(needed.map(({ src, ...size }) => `${src} ${sizeKey(size)}`))
    for (const src of new Set(needed.map((picture) => picture.src))) {
      const entry = this.entries.get(src)
      if (!entry || entry.scaled.size <= SIZES_KEPT) continue
      for (const [key, scaled] of entry.scaled) {
        if (wanted.has(`${src} ${key}`)) continue
        entry.scaled.delete(key)
        entry.bytes -= area(scaled)
        this.bytes -= area(scaled)
        release(scaled)
      }
    }
  }

  private makeRoom(inUse: ReadonlySet<string>): void {
    for (const [src, entry] of this.entries) {
      if (this.bytes <= BYTES_MAX) return
      if (inUse.has(src)) continue
      this.entries.delete(src)
      this.bytes -= entry.bytes
      for (const picture of [entry.original, ...entry.scaled.values()]) release(picture)
    }
  }
}
