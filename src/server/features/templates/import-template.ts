import type { TemplateFile } from '#contract/template-file.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES } from '#graphic/formats.ts'
import type { TemplateElement } from '#graphic/template/element.ts'
import { clubIdentity } from '#server/club-identity.ts'
import type { Db } from '#server/db/client.ts'
import { dataUrlBytes } from '#server/pictures/data-url.ts'
import { keepPicture, type PictureMeans } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Renderers } from '#server/rendering/renderers.ts'
import { FILE_URL_PREFIX } from '#server/storage/file-store.ts'
import { elementsFrom } from './elements-input.ts'
import { readTemplateFile } from './read-template-file.ts'
import { addTemplate } from './repository.ts'
import { type Backgrounds, drawBackgrounds, type StarterDesign } from './starter-backgrounds.ts'
import { withOwnFonts } from './template-fonts.ts'

const SHOWN_MAX = 90

interface ImportMeans extends PictureMeans {
  db: Db
  renderers: Renderers
  asker: string
}

/** A place in the template where a picture is named. */
interface Use {
  where: string
  url: string
}

const groundsOf = ({ background, backgrounds = {} }: TemplateFile['template']): Use[] => [
  { where: 'tło szablonu', url: background },
  ...Object.entries(backgrounds).map(([format, url]) => ({ where: `tło formatu ${format}`, url })),
]

const imagesOf = (elements: readonly TemplateElement[]): Use[] =>
  elements.flatMap((element, index) =>
    element.type === 'image' && element.src !== '' ? [{ where: `element ${index + 1}`, url: element.src }] : [],
  )

/** Only what came along is taken: an address elsewhere would let a file make every browser call a stranger. */
function refuseUnknown({ where, url }: Use, pictures: TemplateFile['pictures']): void {
  if (Object.hasOwn(pictures, url)) return
  const address = url.length > SHOWN_MAX ? `${url.slice(0, SHOWN_MAX)}…` : url
  throw new ApiError(
    400,
    url.startsWith(FILE_URL_PREFIX)
      ? `W pliku szablonu brakuje obrazu, którego używa ${where}: ${address}`
      : `Obraz, którego używa ${where}, nie jest zapisany w pliku szablonu: ${address}`,
  )
}

async function keepFrom(means: ImportMeans, { where, url }: Use, pictures: TemplateFile['pictures']): Promise<string> {
  const bytes = dataUrlBytes(pictures[url] ?? '')
  if (!bytes) throw new ApiError(400, `Obraz, którego używa ${where}, nie jest zapisany jako data URL obrazu`)
  try {
    return await keepPicture(means, means.asker, bytes)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.status, `Obraz, którego używa ${where}: ${error.message}`)
  }
}

/** Puts the pictures into the store; where each is now. */
async function keepPictures(means: ImportMeans, uses: Use[], pictures: TemplateFile['pictures']) {
  const addresses = new Map<string, string>()
  for (const use of uses) {
    if (!addresses.has(use.url)) addresses.set(use.url, await keepFrom(means, use, pictures))
  }
  return (url: string): string => addresses.get(url) ?? ''
}

const mapValues = (backgrounds: Backgrounds, map: (url: string) => string): Backgrounds =>
  Object.fromEntries(Object.entries(backgrounds).map(([format, url]) => [format, map(url)]))

async function starterGrounds(means: ImportMeans, design: StarterDesign) {
  const drawn = await drawBackgrounds(means.renderers, design, await clubIdentity(means), FORMAT_NAMES)
  const { [DEFAULT_FORMAT]: background = '', ...backgrounds } = drawn
  return { background, backgrounds }
}

/** Everything is checked before anything is kept. A starter's background is drawn in this club's colours, the one in the file left. */
export async function importTemplate(means: ImportMeans, bytes: Buffer, by: string) {
  const { template, pictures, fonts = {} } = readTemplateFile(bytes)
  const { name, type, look, isStarter, focus, pieces, hasLayout } = template
  const elements = elementsFrom(template.elements)
  const [carried, images] = [groundsOf(template), imagesOf(elements)]
  for (const use of [...carried, ...images]) refuseUnknown(use, pictures)
  const addressOf = await keepPictures(means, isStarter ? images : [...carried, ...images], pictures)
  const grounds = isStarter
    ? await starterGrounds(means, { look, type })
    : {
        background: addressOf(template.background),
        backgrounds: mapValues(template.backgrounds ?? {}, addressOf),
      }
  const own = await withOwnFonts(means, { elements, pieces }, fonts, by)
  const placed = own.elements.map((element) =>
    element.type === 'image' ? { ...element, src: addressOf(element.src) } : element,
  )
  const design = { name, type, look, isStarter, focus, pieces: own.pieces, hasLayout, ...grounds, elements: placed }
  return addTemplate(means.db, { ...design, isDefault: false, by })
}
