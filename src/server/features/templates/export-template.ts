import type { z } from 'zod'
import type { templateSchema } from '#contract/stored-template.ts'
import {
  TEMPLATE_FILE_FORMAT,
  TEMPLATE_FILE_MAX_BYTES,
  TEMPLATE_FILE_PICTURES_MAX,
  TEMPLATE_FILE_VERSION,
  type TemplateFile,
} from '#contract/template-file.ts'
import { withoutAccents } from '#domain/club/without-accents.ts'
import { restoreElements, type TemplateElement } from '#graphic/template/element.ts'
import { restorePieces } from '#graphic/template/pieces/piece-gate.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { CONTENT_TYPES, type FileStore, type StoredExtension } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'
import { carriedFonts } from './template-fonts.ts'

const FILE_NAME_MAX = 60
/** For everything in the file that is neither picture nor font. */
const WORDS_MAX_BYTES = 4 * 1024 * 1024

/** `szablon-Derby-wiosna.json` */
export function templateFileName(name: string): string {
  const words = withoutAccents(name).match(/[A-Za-z0-9]+/g) ?? []
  return `${['szablon', ...words].join('-').slice(0, FILE_NAME_MAX).replace(/-$/, '')}.json`
}

const asDataUrl = (url: string, bytes: Buffer): string =>
  `data:${CONTENT_TYPES[url.slice(url.lastIndexOf('.') + 1) as StoredExtension]};base64,${bytes.toString('base64')}`

async function picturesAt(files: FileStore, urls: Iterable<string>, taken: number): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {}
  let length = taken
  for (const url of urls) {
    const bytes = await readStored(files, url)
    if (!bytes) continue
    pictures[url] = asDataUrl(url, bytes)
    length += pictures[url].length
    if (length > TEMPLATE_FILE_MAX_BYTES - WORDS_MAX_BYTES || Object.keys(pictures).length > TEMPLATE_FILE_PICTURES_MAX)
      throw new ApiError(
        409,
        `Szablon ma za dużo obrazów, aby zapisać go w pliku: najwyżej ${TEMPLATE_FILE_PICTURES_MAX}, razem do 27 MB`,
      )
  }
  return pictures
}

/** What cannot go along, such as an address elsewhere on the web, is left empty: no club could take it in. */
const withOnly = (elements: readonly TemplateElement[], pictures: Record<string, string>): TemplateElement[] =>
  elements.map((element) =>
    element.type === 'image' && !Object.hasOwn(pictures, element.src) ? { ...element, src: '' } : element,
  )

export async function exportedTemplate(
  files: FileStore,
  {
    name,
    type,
    look,
    isStarter,
    background,
    backgrounds: stored = {},
    elements,
    pieces,
    hasLayout,
    focus,
  }: z.infer<typeof templateSchema>,
): Promise<TemplateFile> {
  const restored = restoreElements(elements)
  const changed = restorePieces(pieces)
  const sources = restored.flatMap((element) => (element.type === 'image' ? [element.src] : []))
  const fonts = await carriedFonts(files, { elements: restored, changed })
  const lettersLength = Object.values(fonts).reduce((sum, { length }) => sum + length, 0)
  const pictures = await picturesAt(files, new Set([background, ...Object.values(stored), ...sources]), lettersLength)
  if (!Object.hasOwn(pictures, background)) {
    throw new ApiError(409, 'Brakuje pliku z tłem tego szablonu. Dodaj tło ponownie i spróbuj jeszcze raz')
  }
  const backgrounds = Object.fromEntries(Object.entries(stored).filter(([, url]) => Object.hasOwn(pictures, url)))
  return {
    format: TEMPLATE_FILE_FORMAT,
    version: TEMPLATE_FILE_VERSION,
    template: {
      name,
      type,
      look,
      isStarter,
      elements: withOnly(restored, pictures),
      background,
      backgrounds,
      pieces: changed,
      hasLayout,
      focus,
    },
    pictures,
    ...(lettersLength > 0 && { fonts }),
  }
}
