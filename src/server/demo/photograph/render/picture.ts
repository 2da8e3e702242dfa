/** Light in red, green and blue, and how much of the pixel is covered: already multiplied into the colours. */
export class Picture {
  readonly colours: Float32Array
  readonly cover: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.colours = new Float32Array(width * height * 3)
    this.cover = new Float32Array(width * height)
  }
}
