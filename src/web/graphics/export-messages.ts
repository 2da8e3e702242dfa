import type { Scene } from '#scene/node.ts'

export interface ExportRequest {
  id: number
  scene: Scene
}

export interface ExportedGraphic {
  png: Blob
  /** Pictures and fonts that could not be had; the graphic came without them. */
  failed: string[]
}

export type ExportAnswer = { id: number; graphic: ExportedGraphic } | { id: number; error: string }
