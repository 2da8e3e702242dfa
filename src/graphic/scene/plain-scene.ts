import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../catalogue.ts'
import { FORMATS, type FormatName, sheetOf } from '../formats.ts'
import type { KindName } from '../kinds/kinds.ts'
import type { Layout } from '../layout/layout.ts'
import type { Piece } from '../layout/piece.ts'
import type { Look } from '../looks/look.ts'
import { PLAIN_LOOK } from '../looks/plain-look.ts'
import type { MatchView } from '../match-view.ts'
import { NO_OPTIONS, type PieceOptions } from '../template/piece-options.ts'
import type { TemplateView } from '../template/template-view.ts'
import { cropAt } from './crop-at.ts'
import type { DataValues } from './data-values.ts'
import type { Scene, SceneNode } from './node.ts'

export interface Drawing {
  template: TemplateView
  format: FormatName
  values: DataValues
  /** A picture that takes longer is left out; without a limit the graphic waits for all of them. */
  pictureLimitMs?: number
}

function laidOut<View extends MatchView>(
  layout: Layout<View>,
  view: View,
  { template, format }: Pick<Drawing, 'template' | 'format'>,
  { look: full, options }: { look: Look; options: PieceOptions },
): Piece[] {
  const look = template.isOwnBackground ? full : { ...full, veil: () => [] }
  const style = { look, tones: look.tones(view.club.colours), options }
  return layout(style, sheetOf(format), view)
}

interface Kept {
  key: string
  pieces: Piece[]
}

const known = new WeakMap<MatchView, Kept>()

/** The same nodes while the match stays the same: in the editor only the elements change. */
export function keptPieces<View extends MatchView>(
  layout: Layout<View>,
  view: View,
  drawing: Pick<Drawing, 'template' | 'format'>,
  {
    look = PLAIN_LOOK,
    hasCompetition = true,
    options = NO_OPTIONS,
  }: { look?: Look; hasCompetition?: boolean; options?: PieceOptions } = {},
): Piece[] {
  const { isOwnBackground } = drawing.template
  const key = [drawing.format, look.id, isOwnBackground, hasCompetition, JSON.stringify(options)].join()
  const kept = known.get(view)
  if (kept?.key === key) return kept.pieces
  const pieces = laidOut(layout, hasCompetition ? view : { ...view, competition: null }, drawing, { look, options })
  known.set(view, { key, pieces })
  return pieces
}

export function sceneWith(view: MatchView, drawing: Drawing, nodes: readonly SceneNode[], look = PLAIN_LOOK): Scene {
  const { template, format, pictureLimitMs } = drawing
  const { width, height } = FORMATS[format]
  const whole = { x: 0, y: 0, width, height }
  const { background: src, focus } = template
  // Until the background is there, and if it never comes, words of the look's ink would stand on white.
  const ground: SceneNode = {
    ...whole,
    kind: 'rect',
    fill: look.tones(view.club.colours).ground,
    unlessLoaded: src ?? undefined,
  }
  const background: SceneNode[] = src
    ? [{ ...whole, kind: 'image', src, fit: 'cover', crop: focus && cropAt(focus) }]
    : []
  return { width, height, pictureLimitMs, nodes: [ground, ...background, ...nodes] }
}

/** How a kind makes its scenes. */
export interface SceneMaking {
  /** What kinds show besides what they tell: logos, and a photograph that was chosen. Left out: there is no room for any. */
  besides?(
    catalogue: Catalogue,
    kind: KindName,
    match: ShownMatch,
    eventId: string | null,
  ): Pick<MatchView, 'sponsors' | 'photo'>
  scene<View extends MatchView>(layout: Layout<View>, view: View, drawing: Drawing): Scene
  /** The layout's pieces before the template changed any. */
  pieces<View extends MatchView>(
    layout: Layout<View>,
    view: View,
    drawing: Pick<Drawing, 'template' | 'format'>,
  ): readonly Piece[]
}

/** Of templates of the plain look that add nothing to it and change nothing of it: the first screen has no more. */
export const PLAIN: SceneMaking = {
  pieces: (layout, view, drawing) => keptPieces(layout, view, drawing),
  scene: (layout, view, drawing) =>
    sceneWith(
      view,
      drawing,
      keptPieces(layout, view, drawing).flatMap(({ nodes }) => nodes),
    ),
}
