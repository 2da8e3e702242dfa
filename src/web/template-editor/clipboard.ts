import type { Elements } from '#domain/template/editor/layers.ts'
import { restoreElements } from '#domain/template/element.ts'

const KEY = 'jedenastka-copied-elements'

/** In the browser's storage, so that elements can be carried from one template to another. */
export const clipboard = {
  write(elements: Elements): void {
    if (elements.length > 0) localStorage.setItem(KEY, JSON.stringify(elements))
  },
  read(): Elements {
    try {
      return restoreElements(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    } catch {
      // Somebody else's words under our key are no elements.
      return []
    }
  },
}
