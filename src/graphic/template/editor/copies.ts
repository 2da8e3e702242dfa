import { clamp, percent, percentValue } from '#domain/units.ts'
import { byLayer, Z_MAX } from '../by-layer.ts'
import type { ElementFormats, TemplateElement } from '../element.ts'
import type { TemplateDesign } from './design.ts'
import { type NewId, roomFor } from './edit-elements.ts'
import type { Items } from './items.ts'
import { topLayer } from './layers.ts'

const ASIDE = 2

const aside = (value: number): number => clamp(value + ASIDE, 0, 100)

/** Where it has a place of its own in a format, it lies aside there too. */
function formatsAside(formats: ElementFormats | undefined): { formats?: ElementFormats } {
  if (!formats) return {}
  const moved = Object.entries(formats).map(([format, own]) => {
    const place = ['x', 'y'].flatMap((axis) => (typeof own[axis] === 'number' ? [[axis, aside(own[axis])]] : []))
    return [format, { ...own, ...Object.fromEntries(place) }]
  })
  return { formats: Object.fromEntries(moved) }
}

function newGroups(newId: NewId) {
  const groups = new Map<string, string>()
  return (group: string | undefined) => {
    if (!group) return {}
    const name = groups.get(group) ?? newId()
    groups.set(group, name)
    return { group: name }
  }
}

interface Copies {
  design: TemplateDesign
  /** By the name of what was copied. */
  ids: ReadonlyMap<string, string>
}

/**
 * What is stored of an element is copied, so that a copy is like it in every format. Copies lie on top, or on top of what
 * lies beneath the layout, a little aside, so that they are seen. Those that find no room are left out.
 */
export function withCopies(
  design: TemplateDesign,
  items: Items,
  copied: readonly TemplateElement[],
  newId: NewId,
): Copies {
  const groupOf = newGroups(newId)
  const ids = new Map<string, string>()
  const copies = byLayer(copied)
    .slice(0, roomFor(items))
    .map((element, index): TemplateElement => {
      const { locked: _locked, hidden: _hidden, ...open } = element
      const top = topLayer(items.filter(({ under }) => under === element.under))
      const id = newId()
      ids.set(element.id, id)
      return {
        ...open,
        id,
        x: percent(aside(percentValue(open.x))),
        y: percent(aside(percentValue(open.y))),
        zIndex: Math.min(Z_MAX, top + 1 + index),
        ...groupOf(element.group),
        ...formatsAside(element.formats),
      } as TemplateElement
    })
  return { design: copies.length === 0 ? design : { ...design, elements: [...design.elements, ...copies] }, ids }
}
