import type { CutOut } from '../cut-out.ts'
import { takeOwnColours } from '../own-colours.ts'
import { opacityAt } from '../own-opacity.ts'
import { type Pixels, type Region, wholeOf } from '../pixels.ts'
import { type Brush, brushed, cover, type Point, reach } from './brush.ts'
import { History, type Patch } from './history.ts'

interface Stroke {
  brush: Brush
  last: Point
  /** All that it has touched. */
  region: Region | null
}

const united = (a: Region | null, b: Region): Region => {
  if (!a) return b
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** A cut-out under a brush. Each change says in which region it was. */
export class Retouching {
  private readonly history = new History()
  private readonly before: CutOut
  private readonly coverage: { width: number; height: number; data: Uint8ClampedArray }
  private stroke: Stroke | null = null

  constructor(
    private readonly photo: Pixels,
    readonly cutOut: CutOut,
  ) {
    const { width, height } = photo
    this.before = { opacity: cutOut.opacity.slice(), colours: cutOut.colours.slice() }
    this.coverage = { width, height, data: new Uint8ClampedArray(width * height) }
  }

  get canUndo(): boolean {
    return this.history.canGoBack
  }

  get canRedo(): boolean {
    return this.history.canGoForth
  }

  get isChanged(): boolean {
    return this.history.isChanged
  }

  begin(brush: Brush, at: Point): Region | null {
    this.end()
    this.stroke = { brush, last: at, region: null }
    return this.extend([at])
  }

  /** What was touched by these moves alone; null: nothing was. */
  extend(points: readonly Point[]): Region | null {
    const { stroke } = this
    if (!stroke) return null
    let touched: Region | null = null
    for (const point of points) {
      const region = reach(stroke.last, point, stroke.brush, this.photo)
      if (region) {
        cover(this.coverage, stroke.last, point, stroke.brush, region)
        this.apply(stroke.brush.tool, region)
        touched = united(touched, region)
      }
      stroke.last = point
    }
    if (touched) stroke.region = united(stroke.region, touched)
    return touched
  }

  /** Null: nothing was under way. Until all of it is done it can be cancelled. */
  end(): Region | null {
    const region = this.stroke?.region ?? null
    if (region) {
      const patch = patchOf(this.before, region, this.photo.width)
      takeOwnColours(this.photo, this.cutOut.opacity, region, this.cutOut.colours)
      this.settle(region)
      this.history.add(patch)
    }
    this.stroke = null
    return region
  }

  /** Another cut-out of the same photo, as one step that can be taken back. */
  replace({ opacity, colours }: CutOut): Region {
    this.cancel()
    const region = wholeOf(this.photo)
    const patch = patchOf(this.before, region, this.photo.width)
    this.cutOut.opacity.set(opacity)
    this.cutOut.colours.set(colours)
    this.settle(region)
    this.history.add(patch)
    return region
  }

  /** As if it had never begun. */
  cancel(): Region | null {
    const region = this.stroke?.region ?? null
    if (region) {
      putPatch(this.cutOut, patchOf(this.before, region, this.photo.width), this.photo.width)
      this.settle(region)
    }
    this.stroke = null
    return region
  }

  undo(): Region | null {
    this.cancel()
    return this.travel((swap) => this.history.back(swap))
  }

  redo(): Region | null {
    this.cancel()
    return this.travel((swap) => this.history.forth(swap))
  }

  private travel(go: (swap: (patch: Patch) => Patch) => Region | null): Region | null {
    const region = go((patch) => {
      const present = patchOf(this.cutOut, patch.region, this.photo.width)
      putPatch(this.cutOut, patch, this.photo.width)
      return present
    })
    if (region) this.settle(region)
    return region
  }

  /** What is there now is where the next stroke starts from. */
  private settle(region: Region): void {
    putPatch(this.before, patchOf(this.cutOut, region, this.photo.width), this.photo.width)
    for (let y = region.y; y < region.y + region.height; y++) {
      const start = y * this.photo.width + region.x
      this.coverage.data.fill(0, start, start + region.width)
    }
  }

  private apply(tool: Brush['tool'], { x, y, width, height }: Region): void {
    const { cutOut, before, photo } = this
    for (let row = y; row < y + height; row++) {
      for (let at = row * photo.width + x; at < row * photo.width + x + width; at++) {
        const covered = this.coverage.data[at] as number
        if (covered === 0) continue
        cutOut.opacity[at] = brushed(before.opacity[at] as number, covered, tool, opacityAt(photo, at))
        if (tool === 'add') cutOut.colours.set(photo.data.subarray(4 * at, 4 * at + 3), 4 * at)
      }
    }
  }
}

function patchOf({ opacity, colours }: CutOut, region: Region, width: number): Patch {
  const patch: Patch = {
    region,
    opacity: new Uint8ClampedArray(region.width * region.height),
    colours: new Uint8ClampedArray(4 * region.width * region.height),
  }
  for (let row = 0; row < region.height; row++) {
    const start = (region.y + row) * width + region.x
    patch.opacity.set(opacity.subarray(start, start + region.width), row * region.width)
    patch.colours.set(colours.subarray(4 * start, 4 * (start + region.width)), 4 * row * region.width)
  }
  return patch
}

function putPatch(target: CutOut, { region, opacity, colours }: Patch, width: number): void {
  for (let row = 0; row < region.height; row++) {
    const start = (region.y + row) * width + region.x
    target.opacity.set(opacity.subarray(row * region.width, (row + 1) * region.width), start)
    target.colours.set(colours.subarray(4 * row * region.width, 4 * (row + 1) * region.width), 4 * start)
  }
}
