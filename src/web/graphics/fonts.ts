import { FACES, type Face, familyName, fontFile } from '#scene/faces.ts'
import type { NeededFont } from '#scene/needed-assets.ts'

const FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/{arimo,tinos,cousine,gelasio}/files/*-latin{,-ext}-{400,700}-normal.woff2',
    '../../../node_modules/@fontsource/dejavu-sans/files/*-latin-{400,700}-normal.woff2',
    '../../../node_modules/@fontsource/barlow-condensed/files/*-latin{,-ext}-{500,700,800}-normal.woff2',
    '../../../node_modules/@fontsource/big-shoulders-display/files/*-latin{,-ext}-900-normal.woff2',
    '../../../node_modules/@fontsource/playfair-display/files/*-latin{,-ext}-{400,700,900}-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** The document's fonts, or the worker's. */
const fontSet = (): FontFaceSet => (globalThis as unknown as { fonts?: FontFaceSet }).fonts ?? document.fonts

const loading = new Map<string, Promise<void>>()

async function load(face: Face, weight: number): Promise<void> {
  const faces = FACES[face].subsets.map((subset) => {
    const path = `../../../node_modules/${fontFile(face, subset, weight)}`
    return new FontFace(familyName(face, subset), `url(${FILES[path]})`, { weight: String(weight) })
  })
  for (const loaded of await Promise.all(faces.map((font) => font.load()))) fontSet().add(loaded)
}

/** Resolves with the fonts that could not be had; texts in those are drawn with whatever the browser has. */
export async function loadFonts(fonts: readonly NeededFont[]): Promise<string[]> {
  const failures = await Promise.all(
    fonts.map(async ({ face, weight }) => {
      const key = `${face} ${weight}`
      const promise = loading.get(key) ?? load(face, weight)
      loading.set(key, promise)
      try {
        await promise
        return []
      } catch {
        loading.delete(key)
        return [key]
      }
    }),
  )
  return failures.flat()
}
