import { z } from 'zod'
import { templateData } from './template.ts'

export const TEMPLATE_FILE_FORMAT = 'jedenastka-template'
export const TEMPLATE_FILE_VERSION = 1
export const TEMPLATE_FILE_MAX_BYTES = 40 * 1024 * 1024
export const TEMPLATE_FILE_PICTURES_MAX = 60

const NOT_A_TEMPLATE = 'To nie jest plik szablonu Jedenastki'
const STORED_ADDRESS = /^\/files\/[0-9a-f]{64}\.(png|jpg|webp)$/

/** What every version of the format has: read first, so that a newer file is named as such. */
export const templateFileHeader = z.object(
  {
    format: z.literal(TEMPLATE_FILE_FORMAT, NOT_A_TEMPLATE),
    version: z.int('Plik szablonu nie ma poprawnego numeru wersji').min(1, 'Nieznana wersja pliku szablonu'),
  },
  NOT_A_TEMPLATE,
)

const pictures = z
  .record(
    z.string(),
    z.string('Obraz w pliku szablonu musi być tekstem (data URL)'),
    'Pole „pictures” musi być obiektem',
  )
  .refine(
    (all) => Object.keys(all).every((address) => STORED_ADDRESS.test(address)),
    'Adres obrazu w pliku szablonu jest nieprawidłowy',
  )
  .refine(
    (all) => Object.keys(all).length <= TEMPLATE_FILE_PICTURES_MAX,
    `Plik szablonu może mieć najwyżej ${TEMPLATE_FILE_PICTURES_MAX} obrazów`,
  )

/** A template on its way between clubs: its pictures travel inside, under the addresses that it calls them by. */
export const templateFile = templateFileHeader.extend({
  template: z.object(
    {
      name: templateData.shape.name,
      type: templateData.shape.type,
      look: templateData.shape.look.unwrap(),
      isStarter: z.boolean('Pole „template.isStarter” przyjmuje true albo false'),
      elements: z.unknown().optional(),
      background: z.string('Pole „template.background” musi być adresem obrazu'),
    },
    'Plik szablonu nie zawiera szablonu',
  ),
  pictures,
})
export type TemplateFile = z.infer<typeof templateFile>
