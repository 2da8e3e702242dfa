import { type BundledFace, FACES, type Face, familyName, fontFile, type Subset } from '#graphic/scene/faces.ts'
import type { NeededFont } from '#graphic/scene/needed-assets.ts'
import { type ClubFont, clubFontAddress, clubFontFamily, isClubFont } from '#graphic/template/club-font.ts'

/** Of the plain look, which the first screen draws. */
const FIRST_FILES = import.meta.glob<string>(
  '../../../node_modules/@fontsource/barlow-condensed/files/*-latin{,-ext}-{500,700,800}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

async function addressOf(face: BundledFace, subset: Subset, weight: number): Promise<string> {
  const path = `../../../node_modules/${fontFile(face, subset, weight)}`
  return FIRST_FILES[path] ?? (await import('./more-font-files.ts')).MORE_FONT_FILES[path] ?? ''
}

/** The document's fonts, or the worker's. */
const fontSet = (): FontFaceSet => (globalThis as unknown as { fonts?: FontFaceSet }).fonts ?? document.fonts

const loading = new Map<string, Promise<void>>()

async function loadBundled(face: BundledFace, weight: number): Promise<void> {
  const faces = FACES[face].subsets.map(async (subset) => {
    const address = await addressOf(face, subset, weight)
    return new FontFace(familyName(face, subset), `url(${address})`, { weight: String(weight) }).load()
  })
  for (const loaded of await Promise.all(faces)) fontSet().add(loaded)
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
