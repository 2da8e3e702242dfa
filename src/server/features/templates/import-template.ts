import type { TemplateFile } from '#contract/template-file.ts'
import type { TemplateElement } from '#domain/template/element.ts'
import type { Db } from '#server/db/client.ts'
import { dataUrlBytes } from '#server/pictures/data-url.ts'
import { keepPicture, type PictureMeans } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { FILE_URL_PREFIX } from '#server/storage/file-store.ts'
import { elementsFrom } from './elements-input.ts'
import { readTemplateFile } from './read-template-file.ts'
import { addTemplate } from './repository.ts'
import { storeBackground } from './starter-backgrounds.ts'
import { clubIdentity } from './starter-templates.ts'

const SHOWN_MAX = 90

interface ImportMeans extends PictureMeans {
  db: Db
  asker: string
}

/** A place in the template where a picture is named. */
interface Use {
  where: string
  url: string
}

const usesOf = (background: string, elements: readonly TemplateElement[]): Use[] => [
  { where: 'tło szablonu', url: background },
  ...elements.flatMap((element, index) =>
    element.type === 'image' && element.src !== '' ? [{ where: `element ${index + 1}`, url: element.src }] : [],
  ),
]

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

/** Everything is checked before anything is kept. A starter background is drawn in this club's colours. */
export async function importTemplate(means: ImportMeans, bytes: Buffer, by: string) {
  const { template, pictures } = readTemplateFile(bytes)
  const { name, type, look, isStarter } = template
  const elements = elementsFrom(template.elements)
  const uses = usesOf(template.background, elements)
  for (const use of uses) refuseUnknown(use, pictures)
  const addressOf = await keepPictures(means, uses, pictures)
  const background = isStarter
    ? await storeBackground(means.files, look, type, await clubIdentity(means))
    : addressOf(template.background)
  const placed = elements.map((element) =>
    element.type === 'image' ? { ...element, src: addressOf(element.src) } : element,
  )
  return addTemplate(means.db, { name, type, look, isStarter, isDefault: false, background, elements: placed, by })
}
