import { FORMATS } from '../formats.ts'
import type { Layout } from '../layout/layout.ts'
import { type Piece, standingPieces } from '../layout/piece.ts'
import type { MatchView } from '../match-view.ts'
import { photoOn } from '../photo-on.ts'
import { SPONSOR_PIECE } from '../sponsors/pieces.ts'
import { sponsorsOn } from '../sponsors/sponsors-on.ts'
import { areSponsorsHidden, withSponsors } from '../sponsors/with-sponsors.ts'
import { styledLook } from '../style/styled-look.ts'
import { layerOf } from '../template/by-layer.ts'
import { holds } from '../template/conditions.ts'
import type { DataKey } from '../template/data-keys.ts'
import type { TemplateElement } from '../template/element.ts'
import { elementsIn } from '../template/formats/elements-in.ts'
import { optionsIn } from '../template/pieces/options-in.ts'
import { NO_CHANGES, valuesIn } from '../template/pieces/piece-change.ts'
import { circumstancesOf } from './circumstances.ts'
import { elementNodes } from './element-nodes.ts'
import type { Scene, SceneNode } from './node.ts'
import { placedPieces } from './placed-pieces.ts'
import { type Drawing, keptPieces, type SceneMaking, sceneWith } from './plain-scene.ts'
import { reshaped } from './reshaped-piece.ts'

/** The data that the template's elements show; a hidden one still keeps its datum from being shown elsewhere. */
const boundData = (elements: readonly TemplateElement[]): ReadonlySet<DataKey> =>
  new Set(elements.flatMap((element) => (element.type === 'dynamic' ? [element.dataKey] : [])))

/** The layout's pieces that the template does not replace, as the look places them. */
function untouchedPieces<View extends MatchView>(
  layout: Layout<View>,
  view: View,
  drawing: Pick<Drawing, 'template' | 'format'>,
): readonly Piece[] {
  const { elements, hasLayout, pieces: changes = NO_CHANGES } = drawing.template
  if (hasLayout === false) return []
  const bound = boundData(elements)
  const options = optionsIn(changes, drawing.format)
  const pieces = keptPieces(layout, view, drawing, {
    look: styledLook(drawing.template.look, view.club.style),
    hasCompetition: !bound.has('competition'),
    options,
  })
  return standingPieces(withSponsors(pieces, view, drawing), bound)
}

/** What is taken hold of as one: a piece of the layout, or an element of the template. */
export interface DrawnPart {
  /** Of the piece, or the element's id. */
  name: string
  isPiece: boolean
  /** False: a piece just as its look has it. */
  isOwn: boolean
  layer: number
  nodes: readonly SceneNode[]
}

function pieceParts(pieces: readonly Piece[], { template, format }: Drawing): DrawnPart[] {
  const changes = template.pieces ?? NO_CHANGES
  const values = (name: string) => {
    const change = changes[name]
    return change && valuesIn(change, format)
  }
  const hidden = new Set(Object.keys(changes).filter((name) => values(name)?.hidden === true))
  if (areSponsorsHidden(changes, format)) hidden.add(SPONSOR_PIECE)
  const natural = new Set(pieces)
  const placed = placedPieces(pieces, changes, format)
  return standingPieces(placed, NO_DATA, hidden).map((piece) => {
    const own = values(piece.name)
    const part = { name: piece.name, isPiece: true }
    if (!own) return { ...part, isOwn: !natural.has(piece), layer: 0, nodes: piece.nodes }
    return { ...part, isOwn: true, layer: Number(own.zIndex ?? 0), nodes: reshaped(piece, own, FORMATS[format]).nodes }
  })
}

const NO_DATA: ReadonlySet<DataKey> = new Set()

/** All that is drawn on the background: the layout's pieces, as they are untouched, and the template's elements. */
export function drawnParts(pieces: readonly Piece[], view: Pick<MatchView, 'isHome'>, drawing: Drawing): DrawnPart[] {
  const { template, format, values } = drawing
  const circumstances = circumstancesOf(view, values)
  const elements = elementsIn(template.elements, format).filter(
    ({ hidden, condition }) => !hidden && holds(condition, circumstances),
  )
  return [
    ...pieceParts(pieces, drawing),
    ...elements.map((element) => ({
      name: element.id,
      isPiece: false,
      isOwn: true,
      layer: layerOf(element),
      nodes: elementNodes(element, values, FORMATS[format]),
    })),
  ]
}

/** Background, then the layout's pieces and the template's elements by their layers; no datum appears twice. */
function tailoredScene<View extends MatchView>(layout: Layout<View>, view: View, drawing: Drawing): Scene {
  const parts = drawnParts(untouchedPieces(layout, view, drawing), view, drawing)
  // Sorting keeps the order of equals: pieces as the layout has them, then elements as they were added.
  const nodes = parts.sort((one, other) => one.layer - other.layer).flatMap((each) => each.nodes)
  return sceneWith(view, drawing, nodes, styledLook(drawing.template.look, view.club.style))
}

/** Of any template. */
export const TAILORED: SceneMaking = {
  scene: tailoredScene,
  pieces: untouchedPieces,
  besides(catalogue, kind, match, eventId) {
    const photo = photoOn(catalogue, kind, match, eventId)
    const sponsors = catalogue.club.style?.hasSponsors === false ? [] : sponsorsOn(catalogue, kind, match)
    return { sponsors, ...(photo && { photo }) }
  },
}
