import type { FONT_WEIGHTS, OBJECT_FITS, ORIENTATIONS, TEXT_ALIGNMENTS } from './fields.ts'

type Choice =
  | (typeof FONT_WEIGHTS)[number]
  | (typeof TEXT_ALIGNMENTS)[number]
  | (typeof OBJECT_FITS)[number]
  | (typeof ORIENTATIONS)[number]

const LABELS: Record<Choice, string> = {
  normal: 'Normalna',
  bold: 'Pogrubiona',
  bolder: 'Najgrubsza',
  lighter: 'Cienka',
  left: 'Do lewej',
  center: 'Do środka',
  right: 'Do prawej',
  cover: 'Wypełnij i przytnij',
  contain: 'Zmieść w całości',
  fill: 'Rozciągnij',
  horizontal: 'Pozioma',
  vertical: 'Pionowa',
}

/** What a choice is called on the screen; a font is called by its own name. */
export const optionLabel = (option: string): string => (LABELS as Record<string, string>)[option] ?? option
