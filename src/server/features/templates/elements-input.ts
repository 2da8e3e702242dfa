import { elementsRefusal, restoreElements, type TemplateElement } from '#graphic/template/element.ts'
import { ApiError } from '#server/plugins/api-error.ts'

/** Elements as they come from outside: refused with a word about the first that is wrong, or well-formed. */
export function elementsFrom(part: unknown): TemplateElement[] {
  if (typeof part !== 'object' || part === null) {
    throw new ApiError(400, 'Część „elements” musi być listą elementów albo obiektem, którego wartości nimi są')
  }
  const refusal = elementsRefusal(part)
  if (refusal) throw new ApiError(400, refusal)
  return restoreElements(part)
}
