import { clamp, percent, percentValue } from '../../units.ts'
import { ELEMENTS_MAX, newElement, restoreElements, type TemplateElement, Z_MAX } from '../element.ts'
import type { ElementType } from '../element-kinds.ts'
import { allowedMove, type Box, movedBy, type Point, placedAt } from '../geometry.ts'
import { each } from './each-element.ts'
import { type Elements, topLayer } from './layers.ts'

type Ids = readonly string[]

export type NewId = () => string

export const roomFor = (elements: Elements): number => Math.max(0, ELEMENTS_MAX - elements.length)

export const withNew = (elements: Elements, type: ElementType, id: string, background: string): Elements =>
  roomFor(elements) === 0 ? elements : [...elements, newElement(type, id, elements.length, background)]

/** Values out of their bounds are brought back to the nearest that is allowed. */
export const withChange = (elements: Elements, ids: Ids, change: Readonly<Record<string, unknown>>): Elements =>
  each(elements, ids, (element) => restoreElements([{ ...element, ...change }])[0] ?? element)

export const without = (elements: Elements, ids: Ids): Elements =>
  elements.some(({ id }) => ids.includes(id)) ? elements.filter(({ id }) => !ids.includes(id)) : elements

/** They keep their places to one another: all stop when the first reaches its bound. */
export function withMove(elements: Elements, ids: Ids, by: Point): Elements {
  const moving = elements.filter(({ id, locked }) => ids.includes(id) && !locked)
  const allowed = allowedMove(moving, by)
  return each(
    elements,
    moving.map(({ id }) => id),
    (element) => movedBy(element, allowed),
  )
}

export interface Placement {
  id: string
  box: Box
  rotation: number
}

export function withPlacements(elements: Elements, placements: readonly Placement[]): Elements {
  const byId = new Map(placements.map((placement) => [placement.id, placement]))
  return each(elements, [...byId.keys()], (element) => {
    const placement = byId.get(element.id)
    return placement && !element.locked ? placedAt(element, placement.box, placement.rotation) : element
  })
}

const ASIDE = 2

/** Copies lie on top, a little aside, so that they are seen. Those that find no room are left out. */
export function withCopies(elements: Elements, copied: Elements, newId: NewId): { elements: Elements; ids: string[] } {
  const top = topLayer(elements)
  const copies = copied.slice(0, roomFor(elements)).map((element, index): TemplateElement => {
    const { locked: _locked, hidden: _hidden, ...open } = element
    const aside = (value: TemplateElement['x']) => percent(clamp(percentValue(value) + ASIDE, 0, 100))
    return { ...open, id: newId(), x: aside(open.x), y: aside(open.y), zIndex: Math.min(Z_MAX, top + 1 + index) }
  })
  return { elements: [...elements, ...copies], ids: copies.map(({ id }) => id) }
}
