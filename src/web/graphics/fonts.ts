import { type BundledFace, FACES, type Face, familyName, fontFile } from '#graphic/scene/faces.ts'
import type { NeededFont } from '#graphic/scene/needed-assets.ts'
import { type ClubFont, clubFontAddress, clubFontFamily, isClubFont } from '#graphic/template/club-font.ts'

const FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/{arimo,tinos,cousine,gelasio}/files/*-latin{,-ext}-{400,700}-normal.woff2',
    '../../../node_modules/@fontsource/dejavu-sans/files/*-latin-{400,700}-normal.woff2',
    '../../../node_modules/@fontsource/barlow-condensed/files/*-latin{,-ext}-{400,500,600,700,800,900}-normal.woff2',
    '../../../node_modules/@fontsource/{big-shoulders,playfair}-display/files/*-latin{,-ext}-{400,700,900}-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** The document's fonts, or the worker's. */
const fontSet = (): FontFaceSet => (globalThis as unknown as { fonts?: FontFaceSet }).fonts ?? document.fonts

const loading = new Map<string, Promise<void>>()

async function loadBundled(face: BundledFace, weight: number): Promise<void> {
  const faces = FACES[face].subsets.map((subset) => {
    const path = `../../../node_modules/${fontFile(face, subset, weight)}`
    return new FontFace(familyName(face, subset), `url(${FILES[path]})`, { weight: String(weight) })
  })
  for (const loaded of await Promise.all(faces.map((font) => font.load()))) fontSet().add(loaded)
}

async function loadClubFont(font: ClubFont, limitMs: number | undefined): Promise<void> {
  const signal = limitMs === undefined ? null : AbortSignal.timeout(limitMs)
  const answer = await fetch(clubFontAddress(font), { signal })
  if (!answer.ok) throw new Error(`${answer.status} ${font}`)
  const face = new FontFace(clubFontFamily(font), await answer.arrayBuffer())
  fontSet().add(await face.load())
}

const load = (face: Face, weight: number, limitMs: number | undefined): Promise<void> =>
  isClubFont(face) ? loadClubFont(face, limitMs) : loadBundled(face, weight)

/** Resolves with the fonts that could not be had; texts in those are drawn with whatever the browser has. No font of the club's waits longer than the limit. */
export async function loadFonts(fonts: readonly NeededFont[], limitMs?: number): Promise<string[]> {
  const failures = await Promise.all(
    fonts.map(async ({ face, weight }) => {
      const key = `${face} ${weight}`
      const promise = loading.get(key) ?? load(face, weight, limitMs)
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
