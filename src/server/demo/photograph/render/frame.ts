/** Of each pixel: direction, place on the body, openness, lamps seen. */
export const PIXEL = 10

/** What is seen at each pixel of the picture, before it is lit. */
export class Frame {
  readonly depth: Float32Array
  /** Which body, from 1 on; 0: none. */
  readonly body: Uint8Array
  readonly pixels: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.depth = new Float32Array(width * height).fill(1e9)
    this.body = new Uint8Array(width * height)
    this.pixels = new Float32Array(width * height * PIXEL)
  }
}
