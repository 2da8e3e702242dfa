import { isClubFont } from './club-font.ts'
import { DATA_KEY_LIST } from './data-keys.ts'
import { type Fields, FONT_FAMILIES, FONT_WEIGHTS, OBJECT_FITS, ORIENTATIONS, TEXT_ALIGNMENTS } from './fields.ts'
import { choice, colour, number } from './make-field.ts'
import {
  BACKGROUND_GRADIENT_FIELDS,
  GRADIENT_FIELDS,
  PICTURE_FINISH_FIELDS,
  SHADOW_FIELDS,
  TEXT_FINISH_FIELDS,
} from './style-fields.ts'

/** Every element has these; a kind may begin with another size. */
export const COMMON_FIELDS = {
  x: number('X (%)', 0, 100, 10),
  y: number('Y (%)', 0, 100, 10),
  width: number('Szerokość (%)', 1, 100, 20),
  height: number('Wysokość (%)', 1, 100, 10),
  rotation: { ...number('Obrót (°)', 0, 360, 0), wraps: true },
  opacity: number('Krycie', 0, 1, 1, 0.01),
} as const satisfies Fields

const textFields = (text: { weight: string; align: string }) =>
  ({
    fontSize: number('Rozmiar czcionki', 8, 200, 24),
    fontFamily: { ...choice('Czcionka', FONT_FAMILIES, 'Arial'), others: isClubFont },
    fontWeight: choice('Grubość', FONT_WEIGHTS, text.weight),
    color: colour('Kolor tekstu', '#000000'),
    textAlign: choice('Wyrównanie', TEXT_ALIGNMENTS, text.align),
    backgroundColor: colour('Kolor tła', 'transparent'),
    padding: number('Margines wewnętrzny', 0, 50, 0),
  }) as const satisfies Fields

const borderFields = {
  borderWidth: number('Grubość obramowania', 0, 20, 0),
  borderColor: colour('Kolor obramowania', '#000000'),
} as const satisfies Fields

const pictureFields = {
  objectFit: choice('Dopasowanie', OBJECT_FITS, 'contain'),
  borderRadius: number('Zaokrąglenie', 0, 500, 0),
} as const satisfies Fields

interface Kind {
  label: string
  fields: Fields
  /** Where a new element of this kind differs from the common beginning. */
  size?: { width?: number; height?: number }
}

/** The registry: a seventh kind is one more entry here, and its painter and its icon. */
export const ELEMENT_KINDS = {
  text: {
    label: 'Tekst',
    fields: {
      text: { type: 'text', label: 'Tekst', maxLength: 1_000, default: 'Tekst przykładowy' },
      ...textFields({ weight: 'normal', align: 'left' }),
      ...TEXT_FINISH_FIELDS,
      ...GRADIENT_FIELDS,
      ...BACKGROUND_GRADIENT_FIELDS,
      ...SHADOW_FIELDS,
    },
  },
  image: {
    label: 'Obraz',
    fields: {
      src: { type: 'picture', label: 'Obraz', default: '' },
      ...pictureFields,
      ...PICTURE_FINISH_FIELDS,
      ...SHADOW_FIELDS,
    },
    size: { width: 30, height: 30 },
  },
  rectangle: {
    label: 'Prostokąt',
    fields: {
      backgroundColor: colour('Kolor wypełnienia', '#e0e0e0'),
      borderRadius: number('Zaokrąglenie', 0, 500, 0),
      ...borderFields,
      ...GRADIENT_FIELDS,
      ...SHADOW_FIELDS,
    },
  },
  circle: {
    label: 'Koło',
    fields: {
      backgroundColor: colour('Kolor wypełnienia', '#e0e0e0'),
      ...borderFields,
      ...GRADIENT_FIELDS,
      ...SHADOW_FIELDS,
    },
    size: { width: 15, height: 15 },
  },
  line: {
    label: 'Linia',
    fields: {
      color: colour('Kolor linii', '#000000'),
      thickness: number('Grubość linii', 1, 20, 2),
      orientation: choice('Kierunek', ORIENTATIONS, 'horizontal'),
      ...SHADOW_FIELDS,
    },
    size: { height: 1 },
  },
  dynamic: {
    label: 'Dynamiczny',
    fields: {
      dataKey: choice('Dane', DATA_KEY_LIST, 'home_team'),
      ...textFields({ weight: 'bold', align: 'center' }),
      ...pictureFields,
      ...TEXT_FINISH_FIELDS,
      ...PICTURE_FINISH_FIELDS,
      ...GRADIENT_FIELDS,
      ...BACKGROUND_GRADIENT_FIELDS,
      ...SHADOW_FIELDS,
    },
  },
} as const satisfies Record<string, Kind>

export type ElementType = keyof typeof ELEMENT_KINDS
export const ELEMENT_TYPES = Object.keys(ELEMENT_KINDS) as ElementType[]

export const isElementType = (value: unknown): value is ElementType =>
  typeof value === 'string' && Object.hasOwn(ELEMENT_KINDS, value)
