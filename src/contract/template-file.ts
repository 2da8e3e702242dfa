import { z } from 'zod'
import { isClubFont } from '#graphic/template/club-font.ts'
import { FONTS_MAX } from './font.ts'
import { STORED_ADDRESS } from './picture.ts'
import { templateBackgrounds, templateData } from './template-input.ts'

export const TEMPLATE_FILE_FORMAT = 'jedenastka-template'
/** The newest that can be read. 2: fonts, changes of the layout's pieces, elements with values of single formats. */
export const TEMPLATE_FILE_VERSION = 2
export const TEMPLATE_FILE_MAX_BYTES = 40 * 1024 * 1024
export const TEMPLATE_FILE_PICTURES_MAX = 60

const NOT_A_TEMPLATE = 'To nie jest plik szablonu Jedenastki'

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

const fonts = z
  .record(
    z.string(),
    z.string('Czcionka w pliku szablonu musi być tekstem (data URL)'),
    'Pole „fonts” musi być obiektem',
  )
  .refine((all) => Object.keys(all).every(isClubFont), 'Nazwa czcionki w pliku szablonu jest nieprawidłowa')
  .refine((all) => Object.keys(all).length <= FONTS_MAX, `Plik szablonu może mieć najwyżej ${FONTS_MAX} czcionek`)

/** A template on its way between clubs: its pictures and fonts travel inside, under the names that it calls them by. */
export const templateFile = templateFileHeader.extend({
  template: z.object(
    {
      name: templateData.shape.name,
      type: templateData.shape.type,
      look: templateData.shape.look.unwrap(),
      isStarter: z.boolean('Pole „template.isStarter” przyjmuje true albo false'),
      elements: z.unknown().optional(),
      background: z.string('Pole „template.background” musi być adresem obrazu'),
      backgrounds: templateBackgrounds.optional(),
      focus: templateData.shape.focus,
      pieces: templateData.shape.pieces,
      hasLayout: templateData.shape.hasLayout,
    },
    'Plik szablonu nie zawiera szablonu',
  ),
  pictures,
  fonts: fonts.optional(),
})
export type TemplateFile = z.infer<typeof templateFile>
