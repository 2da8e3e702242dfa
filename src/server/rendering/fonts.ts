import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { type BundledFace, FACES, familyName, fontFile } from '#graphic/scene/faces.ts'

const require = createRequire(import.meta.url)
let registered = false

/** The same files that the browser loads, under the same names. */
export function registerFonts(): void {
  if (registered) return
  for (const face of Object.keys(FACES) as BundledFace[]) {
    for (const weight of FACES[face].weights) {
      for (const subset of FACES[face].subsets) {
        const path = require.resolve(fontFile(face, subset, weight))
        if (!GlobalFonts.registerFromPath(path, familyName(face, subset)))
          throw new Error(`Font ${path} cannot be read`)
      }
    }
  }
  registered = true
}
