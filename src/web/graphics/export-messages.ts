import type { Scene } from '#graphic/scene/node.ts'

/** A scene as a file: at full size a PNG, or as a small picture of a given width. */
export interface DrawRequest {
  scene: Scene
  width?: number
}

export interface DrawnPicture {
  picture: Blob
  /** Pictures and fonts that could not be had; the graphic came without them. */
  failed: string[]
}

export type WorkerRequest = { id: number } & DrawRequest
export type WorkerAnswer = { id: number } & (DrawnPicture | { error: string })
