import { byLayer, type TemplateElement, Z_MAX, Z_MIN } from '../element.ts'

export type Elements = readonly TemplateElement[]

export const topLayer = (elements: Elements): number => Math.max(0, ...elements.map(({ zIndex }) => zIndex))

/** Equal layers lie in the order of the list, so at the end of the range the list's order decides. */
function relaid(elements: Elements, id: string, zIndex: number, end: 'first' | 'last'): Elements {
  const element = elements.find((candidate) => candidate.id === id)
  if (!element) return elements
  const others = elements.filter((candidate) => candidate.id !== id)
  const laid = { ...element, zIndex }
  return end === 'first' ? [laid, ...others] : [...others, laid]
}

export const isOnTop = (elements: Elements, id: string): boolean => byLayer(elements).at(-1)?.id === id
export const isAtBottom = (elements: Elements, id: string): boolean => byLayer(elements)[0]?.id === id

export function layerUp(elements: Elements, id: string): Elements {
  if (isOnTop(elements, id)) return elements
  return relaid(elements, id, Math.min(Z_MAX, topLayer(elements) + 1), 'last')
}

export function layerDown(elements: Elements, id: string): Elements {
  if (isAtBottom(elements, id)) return elements
  const lowest = Math.min(...elements.map(({ zIndex }) => zIndex))
  return relaid(elements, id, Math.max(Z_MIN, lowest - 1), 'first')
}
