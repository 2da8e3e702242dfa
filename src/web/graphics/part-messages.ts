import type { Box, Scene } from '#graphic/scene/node.ts'
import type { Strip } from '#paint/png/deflate-strip.ts'

export interface PartRequest {
  id: number
  scene: Scene
  parts: readonly Box[]
}

/** The whole of it in one picture of this width. */
export interface SmallRequest {
  id: number
  scene: Scene
  width: number
}

export interface DrawnParts {
  strips: Strip[]
  /** Pictures and fonts that could not be had; the rows came without them. */
  failed: string[]
}

export interface SmallPicture {
  picture: Blob
  /** As of the parts. */
  failed: string[]
}

export type WorkerRequest = PartRequest | SmallRequest
export type PartAnswer = ({ id: number } & DrawnParts) | ({ id: number } & SmallPicture) | { id: number; error: string }
