import type { SceneNode } from '../scene/node.ts'
import type { DataKey } from '../template/data-keys.ts'

/** A named part of a layout. The name stays, whatever the look or the format. */
export interface Piece {
  name: string
  /** Bottom first. */
  nodes: readonly SceneNode[]
  /** It gives way to a template's element for any of these. */
  shows?: readonly DataKey[]
  /** A panel or a label: it stands while any of these pieces does. */
  carries?: readonly string[]
  /** A divider: it stands while all of these pieces do. */
  between?: readonly string[]
}

const NONE: ReadonlySet<string> = new Set()

/** The pieces that stand beside a template's own elements for these data, without those that it hides. */
export function standingPieces(
  pieces: readonly Piece[],
  bound: ReadonlySet<DataKey>,
  hidden: ReadonlySet<string> = NONE,
): readonly Piece[] {
  if (bound.size === 0 && hidden.size === 0) return pieces
  const own = pieces.filter(({ name, shows }) => !hidden.has(name) && !shows?.some((key) => bound.has(key)))
  const standing = new Set(own.map(({ name }) => name))
  return own.filter(
    ({ carries, between }) =>
      (carries?.some((name) => standing.has(name)) ?? true) && (between?.every((name) => standing.has(name)) ?? true),
  )
}
