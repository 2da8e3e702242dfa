import { DEFAULT_FORMAT, FORMATS, type FormatName, sheetOf } from '../formats.ts'
import type { Layout } from '../layout/layout.ts'
import type { Piece } from '../layout/piece.ts'
import { LOOKS } from '../looks/looks.ts'
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

const keepingWords = (node: SceneNode): SceneNode => (node.kind === 'text' ? { ...node, keepsWords: true } : node)

function laidOut<View extends MatchView>(
  layout: Layout<View>,
  view: View,
  { template, format }: Pick<Drawing, 'template' | 'format'>,
  options: PieceOptions,
): Piece[] {
  const full = LOOKS[template.look]
  const look = template.isOwnBackground ? full : { ...full, veil: () => [] }
  const style = { look, tones: look.tones(view.club.colours), options }
  // A post keeps the letters and the line breaks that it has always had.
  if (format === DEFAULT_FORMAT) return layout(style, sheetOf(format), view)
  const pieces = layout({ ...style, look: { ...look, body: look.plain } }, sheetOf(format), view)
  return pieces.map((piece) => ({ ...piece, nodes: piece.nodes.map(keepingWords) }))
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
  { hasCompetition = true, options = NO_OPTIONS }: { hasCompetition?: boolean; options?: PieceOptions } = {},
): Piece[] {
  const { look, isOwnBackground } = drawing.template
  const key = [drawing.format, look, isOwnBackground, hasCompetition, JSON.stringify(options)].join()
  const kept = known.get(view)
  if (kept?.key === key) return kept.pieces
  const pieces = laidOut(layout, hasCompetition ? view : { ...view, competition: null }, drawing, options)
  known.set(view, { key, pieces })
  return pieces
}

export function sceneWith(view: MatchView, drawing: Drawing, nodes: readonly SceneNode[]): Scene {
  const { template, format, pictureLimitMs } = drawing
  const { width, height } = FORMATS[format]
  const whole = { x: 0, y: 0, width, height }
  const background: SceneNode = template.background
    ? {
        ...whole,
        kind: 'image',
        src: template.background,
        fit: 'cover',
        crop: template.focus && cropAt(template.focus),
      }
    : { ...whole, kind: 'rect', fill: LOOKS[template.look].tones(view.club.colours).ground }
  return { width, height, pictureLimitMs, nodes: [background, ...nodes] }
}

/** How a kind makes its scenes. */
export interface SceneMaking {
  scene<View extends MatchView>(layout: Layout<View>, view: View, drawing: Drawing): Scene
  /** The layout's pieces before the template changed any. */
  pieces<View extends MatchView>(
    layout: Layout<View>,
    view: View,
    drawing: Pick<Drawing, 'template' | 'format'>,
  ): readonly Piece[]
}

/** Of templates that add nothing to their look and change nothing of it: the first screen has no more. */
export const PLAIN: SceneMaking = {
  pieces: keptPieces,
  scene: (layout, view, drawing) =>
    sceneWith(
      view,
      drawing,
      keptPieces(layout, view, drawing).flatMap(({ nodes }) => nodes),
    ),
}
