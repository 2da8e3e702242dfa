import { FACES, familyName, fontFile } from '#graphic/scene/faces.ts'
import type { NeededFont } from '#graphic/scene/needed-assets.ts'
import { isClubFont } from '#graphic/template/club-font.ts'

/** The bundled faces as rules of a style sheet. */
export function fontFaces(fonts: readonly NeededFont[]): HTMLStyleElement {
  const rules = fonts.flatMap(({ face, weight }) => {
    if (isClubFont(face)) throw new Error('The bench has no font of a club')
    return FACES[face].subsets.map((subset) => {
      const address = `/node_modules/${fontFile(face, subset, weight)}`
      return `@font-face { font-family: "${familyName(face, subset)}"; font-weight: ${weight}; src: url("${address}") format("woff2"); }`
    })
  })
  const sheet = document.createElement('style')
  sheet.textContent = rules.join('\n')
  return sheet
}
