import type { Scene } from '#graphic/scene/node.ts'
import type { DrawnPicture } from '../export-messages.ts'
import type { DrawSmall } from './draw-small.ts'

export interface PictureOrder {
  /** What it is a picture of, and how large. */
  key: string
  width: number
  /** Made when its turn comes. */
  scene: () => Promise<Scene>
}

interface Waiting extends PictureOrder {
  tell: (address: string) => void
}

interface Kept {
  address: string
  /** Nothing was missing when it was drawn. */
  isWhole: boolean
}

/** About 50 KB each. */
const KEPT_MAX = 300

/** Drawn in turn by one painter; while one waits for its photographs, another may have all of its own. */
const AT_ONCE = 3

/** Small pictures, drawn a few at a time while somebody wants them, and kept as long as the page is there. */
export class DrawnPictures {
  private readonly kept = new Map<string, Kept>()
  private readonly waiting = new Set<Waiting>()
  private readonly drawing = new Set<string>()

  constructor(
    private readonly draw: DrawSmall,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  known(key: string): string | undefined {
    return this.kept.get(key)?.address
  }

  /** Tells the address when there is one; call what comes back once nobody looks any more. */
  order(wanted: PictureOrder, tell: (address: string) => void): () => void {
    const order = { ...wanted, tell }
    this.waiting.add(order)
    this.begin()
    return () => this.waiting.delete(order)
  }

  private begin(): void {
    for (const { key, width, scene } of this.waiting) {
      if (this.drawing.size >= AT_ONCE) return
      if (!this.drawing.has(key)) void this.answer(key, this.addressOf({ key, width, scene }))
    }
  }

  private async answer(key: string, address: Promise<string>): Promise<void> {
    this.drawing.add(key)
    const asked = (order: Waiting) => order.key === key
    try {
      const drawn = await address
      for (const order of [...this.waiting].filter(asked)) order.tell(drawn)
    } catch (error) {
      this.onFailure(error)
    }
    for (const order of [...this.waiting].filter(asked)) this.waiting.delete(order)
    this.drawing.delete(key)
    this.begin()
  }

  private async addressOf({ key, width, scene }: PictureOrder): Promise<string> {
    const kept = this.kept.get(key)
    if (kept?.isWhole) return kept.address
    return this.keep(key, await this.draw(await scene(), width))
  }

  /** One that lacked something is shown, and drawn anew the next time. */
  private keep(key: string, { picture, failed }: DrawnPicture): string {
    this.drop(key)
    const address = URL.createObjectURL(picture)
    this.kept.set(key, { address, isWhole: failed.length === 0 })
    const [oldest] = this.kept.keys()
    if (this.kept.size > KEPT_MAX && oldest !== undefined) this.drop(oldest)
    return address
  }

  private drop(key: string): void {
    const address = this.known(key)
    if (address) URL.revokeObjectURL(address)
    this.kept.delete(key)
  }
}
