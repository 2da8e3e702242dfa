import { restoreElements, type TemplateElement } from '#graphic/template/element.ts'
import { elementLabel } from '#graphic/template/element-label.ts'

const KEY = 'jedenastka-copied-elements'

/** In the browser's storage, so that elements can be carried from one template to another. */
export const clipboard = {
  /**
   * The system's clipboard gets the elements' names: a picture that was copied there before is no longer what a paste
   * is about.
   * @param system the clipboard of the copying event, where one is under way
   */
  write(elements: readonly TemplateElement[], system: DataTransfer | null): void {
    if (elements.length === 0) return
    localStorage.setItem(KEY, JSON.stringify(elements))
    const names = elements.map(elementLabel).join('\n')
    if (system) system.setData('text/plain', names)
    // Where it is not allowed, the elements are copied all the same.
    else navigator.clipboard?.writeText(names).catch(() => {})
  },
  read(): readonly TemplateElement[] {
    try {
      return restoreElements(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    } catch {
      // Somebody else's words under our key are no elements.
      return []
    }
  },
}
