import { FORMATS, type FormatName } from '../../formats.ts'
import type { Piece } from '../../layout/piece.ts'
import { placedPieces } from '../../scene/placed-pieces.ts'
import type { TemplateElement } from '../element.ts'
import { elementsIn } from '../formats/elements-in.ts'
import { valuesIn } from '../pieces/piece-change.ts'
import type { TemplateDesign } from './design.ts'
import { type PieceItem, pieceItem } from './piece-item.ts'

/** Whatever can be taken hold of on the canvas. */
export type Item = TemplateElement | PieceItem
export type Items = readonly Item[]

/** The canvas that is on the screen. */
export interface EditedSheet {
  readonly format: FormatName
  /** What the layout draws of the match on the preview, before the template's changes. */
  readonly piecesOf: (design: TemplateDesign, format: FormatName) => readonly Piece[]
}

interface Kept {
  design: TemplateDesign
  items: Items
}

/** Of the last design alone: the history has hundreds, and each would hold its list of hundreds. */
const known = new WeakMap<EditedSheet, Kept>()

/** Pieces and elements as they stand on the sheet: first the layout, then what was added. */
export function itemsOf(design: TemplateDesign, sheet: EditedSheet): Items {
  const kept = known.get(sheet)
  if (kept?.design === design) return kept.items
  const { format } = sheet
  const pieces = placedPieces(sheet.piecesOf(design, format), design.pieces, format)
  const items = [
    ...pieces.flatMap((piece) => {
      const change = design.pieces[piece.name]
      return pieceItem(piece, change && valuesIn(change, format), FORMATS[format]) ?? []
    }),
    ...elementsIn(design.elements, format),
  ]
  known.set(sheet, { design, items })
  return items
}
