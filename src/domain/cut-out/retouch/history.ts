import type { Region } from '../pixels.ts'

/** What a region held: opacity and colours. */
export interface Patch {
  region: Region
  opacity: Uint8ClampedArray
  colours: Uint8ClampedArray
}

/** A stroke across a large photo takes twenty megabytes. */
const BYTES_MAX = 128 * 1024 * 1024

const bytesOf = ({ opacity, colours }: Patch): number => opacity.length + colours.length

/** Steps that can be taken back and forth. Each is swapped with what is there, so that it leads the other way afterwards. */
export class History {
  private readonly past: Patch[] = []
  private readonly future: Patch[] = []
  /** Steps that took too much memory to be kept: they cannot be taken back any more. */
  private hasForgotten = false

  /** Before a change; what was taken back before it is gone. */
  add(patch: Patch): void {
    this.future.length = 0
    this.past.push(patch)
    let bytes = this.past.reduce((sum, step) => sum + bytesOf(step), 0)
    while (bytes > BYTES_MAX && this.past.length > 1) {
      bytes -= bytesOf(this.past.shift() as Patch)
      this.hasForgotten = true
    }
  }

  back(swap: (patch: Patch) => Patch): Region | null {
    return step(this.past, this.future, swap)
  }

  forth(swap: (patch: Patch) => Patch): Region | null {
    return step(this.future, this.past, swap)
  }

  get canGoBack(): boolean {
    return this.past.length > 0
  }

  /** It is no longer as it was before the first step. */
  get isChanged(): boolean {
    return this.hasForgotten || this.canGoBack
  }

  get canGoForth(): boolean {
    return this.future.length > 0
  }
}

function step(from: Patch[], to: Patch[], swap: (patch: Patch) => Patch): Region | null {
  const patch = from.pop()
  if (!patch) return null
  to.push(swap(patch))
  return patch.region
}
