import type { FixtureCount } from '../kinds/fixtures/pieces.ts'
import type { LineupChoice } from '../kinds/lineup/pieces.ts'
import type { ScorerArrangement } from '../kinds/result/pieces.ts'
import type { TableRange } from '../kinds/table/pieces.ts'
import type { FrameName } from '../layout/person/pieces.ts'
import type { SponsorGround, SponsorPlace } from '../sponsors/pieces.ts'
import type { FONT_WEIGHTS, OBJECT_FITS, ORIENTATIONS, TEXT_ALIGNMENTS } from './fields.ts'
import type { BLENDS, LETTER_CASES, MASKS, TEXT_FITS, VERTICAL_ALIGNMENTS } from './style-fields.ts'

type Labels<Options extends readonly string[]> = Record<Options[number], string>

const WEIGHTS: Labels<typeof FONT_WEIGHTS> = {
  normal: 'Normalna',
  bold: 'Pogrubiona',
  bolder: 'Najgrubsza',
  lighter: 'Cienka',
  '500': 'Średnia',
  '600': 'Półgruba',
  '800': 'Bardzo gruba',
}
const ALIGNMENTS: Labels<typeof TEXT_ALIGNMENTS> = { left: 'Do lewej', center: 'Do środka', right: 'Do prawej' }
const FITS: Labels<typeof OBJECT_FITS> = {
  cover: 'Wypełnij i przytnij',
  contain: 'Zmieść w całości',
  fill: 'Rozciągnij',
}
const DIRECTIONS: Labels<typeof ORIENTATIONS> = { horizontal: 'Pozioma', vertical: 'Pionowa' }
const CASES: Labels<typeof LETTER_CASES> = { none: 'Jak wpisano', upper: 'Wielkie' }
const HEIGHTS: Labels<typeof VERTICAL_ALIGNMENTS> = { top: 'Do góry', middle: 'Do środka', bottom: 'Do dołu' }
const TEXT_SIZES: Labels<typeof TEXT_FITS> = { shrink: 'Zmniejsz', wrap: 'Zawijaj' }
const MASK_SHAPES: Labels<typeof MASKS> = {
  none: 'Brak',
  circle: 'Koło',
  rounded: 'Zaokrąglony prostokąt',
  shield: 'Tarcza',
  hexagon: 'Sześciokąt',
}
const BLEND_MODES: Labels<typeof BLENDS> = { normal: 'Zwykłe', multiply: 'Mnożenie', screen: 'Rozjaśnianie' }

const PIECE_CHOICES: Record<LineupChoice | FrameName | ScorerArrangement | TableRange | SponsorGround, string> = {
  auto: 'Automatycznie',
  none: 'Brak',
  circle: 'Koło',
  shield: 'Tarcza',
  square: 'Kwadrat',
  'cut-out': 'Sylwetka bez ramki',
  on: 'Widoczne',
  off: 'Ukryte',
  last: 'Nazwisko',
  full: 'Imię i nazwisko',
  drawn: 'Z góry',
  tilted: 'W perspektywie',
  plain: 'Gładkie, bez linii',
  line: 'Jeden za drugim',
  column: 'Jeden pod drugim',
  sides: 'Osobno dla drużyn',
  list: 'Jedna lista według minut',
  all: 'Wszystkie',
  around: 'Tylko wokół nas',
  light: 'Jasne',
  dark: 'Ciemne, na białe logo',
}
const STRIP_PLACES: Record<SponsorPlace, string> = { bottom: 'U dołu', top: 'U góry', off: 'Wyłączone' }

const COUNTS: Record<FixtureCount, string> = { 3: 'Trzy', 4: 'Cztery', 5: 'Pięć' }

const BY_FIELD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fontWeight: WEIGHTS,
  textAlign: ALIGNMENTS,
  objectFit: FITS,
  orientation: DIRECTIONS,
  letterCase: CASES,
  verticalAlign: HEIGHTS,
  textFit: TEXT_SIZES,
  mask: MASK_SHAPES,
  blend: BLEND_MODES,
  mark: PIECE_CHOICES,
  numbers: PIECE_CHOICES,
  names: PIECE_CHOICES,
  ground: PIECE_CHOICES,
  arrangement: PIECE_CHOICES,
  frame: PIECE_CHOICES,
  range: PIECE_CHOICES,
  count: COUNTS,
  place: STRIP_PLACES,
}

/** What a choice is called on the screen; a font is called by its own name. */
export const optionLabel = (field: string, option: string): string => BY_FIELD[field]?.[option] ?? option
