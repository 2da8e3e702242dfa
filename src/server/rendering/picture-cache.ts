import type { Picture } from '#paint/surface.ts'

const BYTES_A_PIXEL = 4

const bytesOf = ({ width, height }: Picture): number => width * height * BYTES_A_PIXEL

/** Decoded pictures in the sizes in which they are drawn: the most recently used, bounded by the memory they take. */
export class PictureCache {
  private readonly entries = new Map<string, Picture>()
  private bytes = 0

  constructor(private readonly limitBytes: number) {}

  get(key: string): Picture | undefined {
    const picture = this.entries.get(key)
    if (!picture) return undefined
    this.entries.delete(key)
    this.entries.set(key, picture)
    return picture
  }

  set(key: string, picture: Picture): void {
    this.drop(key)
    this.entries.set(key, picture)
    this.bytes += bytesOf(picture)
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limitBytes) return
      this.drop(oldest)
    }
  }

  private drop(key: string): void {
    const picture = this.entries.get(key)
    if (!picture) return
    this.entries.delete(key)
    this.bytes -= bytesOf(picture)
  }
}
