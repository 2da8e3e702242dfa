import { isPictureKey } from './data-keys.ts'
import type { TemplateElement } from './element.ts'
import { ELEMENT_KINDS } from './element-kinds.ts'
import type { Field, Fields } from './fields.ts'

const OF_TEXT = ['fontSize', 'fontFamily', 'fontWeight', 'color', 'textAlign']
const OF_PICTURE = ['objectFit', 'borderRadius']

function isShown(element: TemplateElement, name: string): boolean {
  if (name === 'borderColor') return element.type === 'circle' || ('borderWidth' in element && element.borderWidth > 0)
  if (element.type !== 'dynamic') return true
  return !(isPictureKey(element.dataKey) ? OF_TEXT : OF_PICTURE).includes(name)
}

/** The fields of its kind that mean something for this element now, in the order of the registry. */
export const shownFields = (element: TemplateElement): Array<[string, Field]> =>
  Object.entries<Field>(ELEMENT_KINDS[element.type].fields as Fields).filter(([name]) => isShown(element, name))
