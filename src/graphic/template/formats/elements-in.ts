import { percent } from '#domain/units.ts'
import { DEFAULT_FORMAT, FORMATS, type FormatName } from '../../formats.ts'
import { around } from '../../scene/boxes.ts'
import type { TemplateElement } from '../element.ts'
import { type Box, givenBox, PLACE } from '../element-box.ts'
import { reAnchored } from './re-anchored.ts'

type Elements = readonly TemplateElement[]

const CANVAS = FORMATS[DEFAULT_FORMAT]

/** The boxes around groups, as they were placed. */
function framesOf(elements: Elements): ReadonlyMap<string, Box> {
  const groups = new Map<string, Box[]>()
  for (const element of elements) {
    if (!element.group) continue
    groups.set(element.group, [...(groups.get(element.group) ?? []), givenBox(element, CANVAS)])
  }
  return new Map([...groups].map(([name, boxes]) => [name, around(boxes)]))
}

function tuned<Element extends TemplateElement>(element: Element, format: FormatName): Element {
  const own = element.formats?.[format]
  if (!own) return element
  const values = Object.entries(own).map(([name, value]) => [
    name,
    PLACE.some((part) => part === name) ? percent(Number(value)) : value,
  ])
  return { ...element, ...Object.fromEntries(values) }
}

interface Kept {
  frame: Box | undefined
  made: TemplateElement
}

const known = new WeakMap<TemplateElement, Partial<Record<FormatName, Kept>>>()

const isSameBox = (one: Box | undefined, other: Box | undefined): boolean =>
  PLACE.every((part) => one?.[part] === other?.[part])

/** The same object for the same element: whoever compares them one by one sees at once that nothing changed. */
function keptIn(element: TemplateElement, format: FormatName, frame: Box | undefined): TemplateElement {
  const kept = known.get(element)
  const last = kept?.[format]
  if (last && isSameBox(last.frame, frame)) return last.made
  const placed = format === DEFAULT_FORMAT ? element : reAnchored(element, DEFAULT_FORMAT, format, frame)
  const made = tuned(placed, format)
  known.set(element, { ...kept, [format]: { frame, made } })
  return made
}

const lists = new WeakMap<Elements, Partial<Record<FormatName, Elements>>>()

/** A template's own elements as they stand on a format's canvas. */
export function elementsIn(elements: Elements, format: FormatName): Elements {
  const kept = lists.get(elements)
  const list = kept?.[format]
  if (list) return list
  const frames = framesOf(elements)
  const made = elements.map((element) => keptIn(element, format, element.group ? frames.get(element.group) : undefined))
  lists.set(elements, { ...kept, [format]: made })
  return made
}
