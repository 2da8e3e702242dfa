import type { Brush, Point } from '#domain/cut-out/retouch/brush.ts'

export type BrushOrder =
  | { kind: 'begin'; brush: Brush; at: Point }
  | { kind: 'extend'; points: readonly Point[] }
  | { kind: 'end' | 'cancel' | 'undo' | 'redo' }

/** To the worker. A photo is an address of this site or a file; a canvas is the one on the screen, which is drawn on from there. */
export type CutOutOrder =
  | BrushOrder
  | { kind: 'open'; photo: string | Blob }
  | { kind: 'show'; canvas: OffscreenCanvas }
  | { kind: 'encode' }

export interface Steps {
  canUndo: boolean
  canRedo: boolean
}

/** From the worker. */
export type CutOutNews =
  | { kind: 'progress'; share: number }
  | { kind: 'nobody' }
  | { kind: 'opened'; width: number; height: number }
  | ({ kind: 'steps' } & Steps)
  /** Null: all of it was removed. */
  | { kind: 'encoded'; file: Blob | null }
  | { kind: 'failed'; message: string }
