import { DATA_KEYS } from './data-keys.ts'
import type { TemplateElement } from './element.ts'
import { ELEMENT_KINDS } from './element-kinds.ts'

const LABEL_MAX = 20

function words(element: TemplateElement): string {
  if (element.name) return element.name
  if (element.type === 'text') return element.text.trim().replace(/\s+/g, ' ') || ELEMENT_KINDS.text.label
  return element.type === 'dynamic' ? DATA_KEYS[element.dataKey].label : ELEMENT_KINDS[element.type].label
}

/** What the element is called in the list of elements. */
export function elementLabel(element: TemplateElement): string {
  const label = [...words(element)]
  return label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX).join('')}…` : label.join('')
}
