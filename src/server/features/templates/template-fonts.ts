import { type ClubFont, clubFontAddress, isClubFont } from '#graphic/template/club-font.ts'
import type { Db } from '#server/db/client.ts'
import { keepFont } from '#server/fonts/keep-font.ts'
import { fontAt } from '#server/fonts/stored-fonts.ts'
import type { PictureMeans } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'

const DATA_URL = 'data:font/woff2;base64,'

type Carried = Readonly<Record<string, string>>

/** Elements and pieces name their fonts alike, for all formats or for one, however deep. */
function mapFonts<Part>(part: Part, map: (font: ClubFont) => string): Part {
  if (Array.isArray(part)) return part.map((inner) => mapFonts(inner, map)) as Part
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([name, value]) => [
    name,
    name === 'fontFamily' && isClubFont(value) ? map(value) : mapFonts(value, map),
  ])
  return Object.fromEntries(entries)
}

/** Each once. */
function fontsOf(design: object): ReadonlySet<ClubFont> {
  const fonts = new Set<ClubFont>()
  mapFonts(design, (font) => {
    fonts.add(font)
    return font
  })
  return fonts
}

/** The club's fonts that a design uses, as a file carries them. */
export async function carriedFonts(files: FileStore, design: object): Promise<Carried> {
  const fonts: Record<string, string> = {}
  for (const font of fontsOf(design)) {
    const bytes = await readStored(files, clubFontAddress(font))
    if (bytes) fonts[font] = `${DATA_URL}${bytes.toString('base64')}`
  }
  return fonts
}

interface FontMeans extends PictureMeans {
  db: Db
  asker: string
}

async function keepFrom(means: FontMeans, dataUrl: string, by: string): Promise<string> {
  if (!dataUrl.startsWith(DATA_URL)) throw new ApiError(400, 'Czcionka w pliku szablonu nie jest data URL czcionki')
  const bytes = Buffer.from(dataUrl.slice(DATA_URL.length), 'base64')
  try {
    return (await keepFont(means, bytes, { asker: means.asker, by, fileName: '' })).font.fontFamily
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.status, `Czcionka w pliku szablonu: ${error.message}`)
  }
}

/** The design with the fonts of this club: what it has is used, what it lacks and the file carries is added. */
export async function withOwnFonts<Design extends object>(
  means: FontMeans,
  design: Design,
  carried: Carried,
  by: string,
): Promise<Design> {
  const own = new Map<string, string>()
  for (const font of fontsOf(design)) {
    const known = await fontAt(means.db, clubFontAddress(font))
    if (known) own.set(font, known.fontFamily)
    else if (Object.hasOwn(carried, font)) own.set(font, await keepFrom(means, carried[font] ?? '', by))
  }
  return mapFonts(design, (font) => own.get(font) ?? font)
}
