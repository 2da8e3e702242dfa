import type { DataKey } from '../data-keys.ts'
import { isPictureKey } from '../data-keys.ts'
import type { DynamicElement, TemplateElement } from '../element.ts'
import type { Items } from './items.ts'
import type { PieceItem } from './piece-item.ts'
import { letterSizeOf } from './piece-terms.ts'

const TEXT_MAX = 200
const LETTERS = 40

/** The piece that gives way to an element for this datum. */
export const pieceShowing = (items: Items, key: DataKey): PieceItem | undefined =>
  items.find((item): item is PieceItem => item.type === 'piece' && item.shows.includes(key))

/** Where the piece stood and in its letters: whoever takes over its datum begins from what was seen. */
export function inPlaceOf(piece: PieceItem, key: DataKey): Partial<DynamicElement> {
  const { x, y, width, height, rotation, opacity } = piece
  const place = { x, y, width, height, rotation, opacity }
  if (isPictureKey(key)) return { ...place, objectFit: 'contain' }
  const { fontFamily, fontWeight, color, textAlign } = { ...piece.natural, ...piece.changed }
  const size = letterSizeOf(piece) ?? LETTERS
  const letters = { fontFamily, fontWeight, color, textAlign, fontSize: Math.min(TEXT_MAX, Math.round(size)) }
  return { ...place, ...(letters as Partial<DynamicElement>) }
}

const PLACE = ['x', 'y', 'width', 'height', 'rotation'] as const

/** It stands where it was put by itself: nobody has moved it since. */
export const isStillInPlaceOf = (element: TemplateElement, piece: PieceItem, key: DataKey): boolean => {
  const begun = inPlaceOf(piece, key)
  return PLACE.every((name) => element[name] === begun[name])
}
