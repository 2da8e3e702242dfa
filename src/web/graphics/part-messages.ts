import type { Strip } from '#paint/png/deflate-strip.ts'
import type { Box, Scene } from '#scene/node.ts'

export interface PartRequest {
  id: number
  scene: Scene
  parts: readonly Box[]
}

export interface DrawnParts {
  strips: Strip[]
  /** Pictures and fonts that could not be had; the rows came without them. */
  failed: string[]
}

export type PartAnswer = ({ id: number } & DrawnParts) | { id: number; error: string }
