import { createCanvas } from '@napi-rs/canvas'

type Draw = (this: unknown, ...args: unknown[]) => void

/**
 * Safari draws nothing of a source that leaves its picture by anything at all, where Skia cuts it off: Node's canvas
 * refuses it, so that tests see what would be missing there.
 */
const { prototype } = createCanvas(1, 1).getContext('2d').constructor as { prototype: { drawImage: Draw } }
const drawImage = prototype.drawImage

/** WebKit reckons in floats of 32 bits. */
const isWithin = (start: number, length: number, end: number): boolean =>
  [Number, Math.fround].every((rounded) => rounded(start) >= 0 && rounded(rounded(start) + rounded(length)) <= end)

const drawWithin: Draw = function drawWithin(...args) {
  const [picture, x, y, width, height] = args as [{ width: number; height: number }, number, number, number, number]
  const hasSource = args.length === 9
  if (hasSource && !(isWithin(x, width, picture.width) && isWithin(y, height, picture.height))) {
    const source = `${width} × ${height} at ${x}, ${y}`
    throw new Error(`A source of ${source} leaves its picture of ${picture.width} × ${picture.height}`)
  }
  drawImage.apply(this, args)
}

// Test files share a process, and each brings this again.
if (drawImage.name !== drawWithin.name) prototype.drawImage = drawWithin
