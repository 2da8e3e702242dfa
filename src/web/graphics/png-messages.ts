import type { Strip } from '#paint/png/deflate-strip.ts'

export interface StripRequest {
  id: number
  rgba: Uint8ClampedArray<ArrayBuffer>
  width: number
}

export interface StripAnswer {
  id: number
  strip: Strip
}
