import { isPictureKey } from './data-keys.ts'
import type { TemplateElement } from './element.ts'
import { ELEMENT_KINDS, ELEMENT_TYPES, type ElementType } from './element-kinds.ts'
import type { Field, Fields } from './fields.ts'
import { GRADIENT_FIELDS, PICTURE_FINISH_FIELDS, TEXT_FINISH_FIELDS } from './style-fields.ts'

const OF_TEXT = [
  ...['fontSize', 'fontFamily', 'fontWeight', 'color', 'textAlign'],
  ...Object.keys(TEXT_FINISH_FIELDS),
  ...Object.keys(GRADIENT_FIELDS),
]
const OF_PICTURE = ['objectFit', 'borderRadius', ...Object.keys(PICTURE_FINISH_FIELDS)]

/** What the element says of a field, or means by saying nothing. */
type Told = (name: string) => unknown

const isColoured = (name: string) => (told: Told) => told(name) !== 'transparent'
const isCovering = (told: Told) => told('objectFit') === 'cover'
const hasShadow = isColoured('shadowColor')

/** Fields that say something only beside a certain value of another one. */
const SHOWN_BESIDE: Readonly<Record<string, (told: Told) => boolean>> = {
  borderColor: (told) => told('type') === 'circle' || Number(told('borderWidth')) > 0,
  outlineColor: (told) => Number(told('outlineWidth')) > 0,
  gradientAngle: isColoured('gradientColor'),
  backgroundGradientAngle: isColoured('backgroundGradientColor'),
  shadowBlur: hasShadow,
  shadowX: hasShadow,
  shadowY: hasShadow,
  zoom: isCovering,
  focusX: isCovering,
  focusY: isCovering,
}

function isShown(element: TemplateElement, told: Told, name: string): boolean {
  if (SHOWN_BESIDE[name]?.(told) === false) return false
  if (element.type !== 'dynamic') return true
  return !(isPictureKey(element.dataKey) ? OF_TEXT : OF_PICTURE).includes(name)
}

/** Listed once: of many chosen elements the form is made anew with every move. */
const LISTED = Object.fromEntries(
  ELEMENT_TYPES.map((type) => [type, Object.entries<Field>(ELEMENT_KINDS[type].fields)]),
) as Record<ElementType, Array<[string, Field]>>

/** The fields of its kind that mean something for this element now, in the order of the registry. */
export function shownFields(element: TemplateElement): Array<[string, Field]> {
  const fields: Fields = ELEMENT_KINDS[element.type].fields
  const values = element as object as Readonly<Record<string, unknown>>
  const told: Told = (name) => values[name] ?? fields[name]?.default
  return LISTED[element.type].filter(([name]) => isShown(element, told, name))
}
