import type { Brush, Point } from '#domain/cut-out/retouch/brush.ts'

export type BrushOrder =
  | { kind: 'begin'; brush: Brush; at: Point }
  | { kind: 'extend'; points: readonly Point[] }
  | { kind: 'end' | 'cancel' | 'undo' | 'redo' }

/** What changes a cut-out. `again`: it is cut out once more by the network. */
export type ChangeOrder = BrushOrder | { kind: 'again' }

export interface CutOutSource {
  /** An address of this site, or a file. */
  photo: string | Blob
  /** The cut-out that there is of it. */
  stored?: string | Blob | null | undefined
}

/** To the worker. A canvas is the one on the screen, which is drawn on from there. */
export type CutOutOrder =
  | ChangeOrder
  /** `changes`: made in a worker that is no more. */
  | ({ kind: 'open'; changes: readonly ChangeOrder[] } & CutOutSource)
  | { kind: 'show'; canvas: OffscreenCanvas }
  | { kind: 'encode' }

/** Where what is kept was known from: the network, the photo's own transparency, the stored cut-out; nobody: from nothing yet. */
export type CutOutOrigin = 'found' | 'own' | 'stored' | 'nobody'

export interface Steps {
  canUndo: boolean
  canRedo: boolean
  /** It is no longer as it was opened. */
  isChanged: boolean
}

export interface Opened extends Steps {
  width: number
  height: number
  origin: CutOutOrigin
}

/** From the worker. */
export type CutOutNews =
  | { kind: 'progress'; share: number }
  | ({ kind: 'opened' } & Opened)
  /** The answer to a change: a stroke, a step back or forth, another cut. */
  | ({ kind: 'changed' } & Steps)
  /** Nobody was found the second time either: it stays as it was. */
  | ({ kind: 'nobody' } & Steps)
  /** The answer to a change that could not be made: it is as it was before. */
  | ({ kind: 'stumbled'; message: string } & Steps)
  /** Null: all of it was removed. */
  | { kind: 'encoded'; file: Blob | null }
  /** The answer to opening or encoding. */
  | { kind: 'failed'; message: string }
  /** It cannot even be put back as it was. */
  | { kind: 'broken'; message: string }
