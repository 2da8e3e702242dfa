import { ELEMENTS_MAX, newElement, restoreElements, type TemplateElement } from '../element.ts'
import type { Box, Point, Size } from '../element-box.ts'
import type { ElementType } from '../element-kinds.ts'
import { restorePart } from '../field-parts.ts'
import { allowedMove, movedBy, placedAt } from '../geometry.ts'
import { fieldsOfPiece } from '../pieces/declared-fields.ts'
import { each } from './each-element.ts'
import type { Item, Items } from './items.ts'
import { withValues } from './piece-item.ts'
import { inPieceTerms } from './piece-terms.ts'
import { inPlaceOf, pieceShowing } from './take-over.ts'

type Ids = readonly string[]
export type Change = Readonly<Record<string, unknown>>

export type NewId = () => string

/** Without the layout's pieces. */
export const ownElements = (items: Items): readonly TemplateElement[] =>
  items.flatMap((item) => (item.type === 'piece' ? [] : [item]))

export const roomFor = (items: Items): number => Math.max(0, ELEMENTS_MAX - ownElements(items).length)

export function withNew(items: Items, type: ElementType, id: string, background: string): Items {
  if (roomFor(items) === 0) return items
  const element = newElement(type, id, ownElements(items).length, background)
  const piece = element.type === 'dynamic' ? pieceShowing(items, element.dataKey) : undefined
  if (element.type !== 'dynamic' || !piece) return [...items, element]
  return [...items, ...restoreElements([{ ...element, ...inPlaceOf(piece, element.dataKey) }])]
}

export function withPicture(items: Items, id: string, src: string, box: Box, canvas: Size): Items {
  if (roomFor(items) === 0) return items
  return [...items, placedAt(newElement('image', id, ownElements(items).length, src), box, 0, canvas)]
}

function changed(item: Item, change: Change): Item {
  if (item.type !== 'piece') return restoreElements([{ ...item, ...change }])[0] ?? item
  const told = restorePart(fieldsOfPiece(item.piece), inPieceTerms(item, change))
  return withValues(item, { ...item.changed, ...told })
}

/** Values out of their bounds are brought back to the nearest that is allowed. */
export const withChange = (items: Items, ids: Ids, change: Change): Items =>
  each(items, ids, (item) => changed(item, change))

/** A piece of the layout cannot be taken away; it is hidden. */
export function without(items: Items, ids: Ids): Items {
  if (!items.some(({ id }) => ids.includes(id))) return items
  const hidden = items.filter(({ id, type }) => type === 'piece' && ids.includes(id)).map(({ id }) => id)
  const left = items.filter(({ id, type }) => type === 'piece' || !ids.includes(id))
  return withChange(left, hidden, { hidden: true })
}

/** They keep their places to one another: all stop when the first reaches its bound. */
export function withMove(items: Items, ids: Ids, by: Point, canvas: Size): Items {
  const moving = items.filter(({ id, locked }) => ids.includes(id) && !locked)
  const allowed = allowedMove(moving, by, canvas)
  return each(
    items,
    moving.map(({ id }) => id),
    (item) => movedBy(item, allowed, canvas),
  )
}

export interface Placement {
  id: string
  box: Box
  rotation: number
}

export function withPlacements(items: Items, placements: readonly Placement[], canvas: Size): Items {
  const byId = new Map(placements.map((placement) => [placement.id, placement]))
  return each(items, [...byId.keys()], (item) => {
    const placement = byId.get(item.id)
    return placement && !item.locked ? placedAt(item, placement.box, placement.rotation, canvas) : item
  })
}
