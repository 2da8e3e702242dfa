import { ELEMENT_KINDS } from '../element-kinds.ts'
import type { Fields } from '../fields.ts'
import { rounded } from '../geometry.ts'
import type { PieceItem } from './piece-item.ts'

type Values = Readonly<Record<string, unknown>>

const { fontSize, backgroundColor } = ELEMENT_KINDS.text.fields

/** What a piece calls otherwise than an element: by these words both are set at once. */
export const ELEMENT_TERMS = { fontScale: 'fontSize', panelColor: 'backgroundColor' } as const
export const TERM_FIELDS = { fontSize, backgroundColor } as const satisfies Fields

/** Of its first words before they are scaled, in pixels: they go with the smaller stretch of its box. */
function unscaledSize({ letterSize, natural, width, height }: PieceItem): number | null {
  if (letterSize === null) return null
  const stretch = Math.min(Number(width) / Number(natural.width), Number(height) / Number(natural.height))
  return letterSize * stretch
}

const told = ({ natural, changed }: PieceItem, name: string) => changed[name] ?? natural[name]

/** How large its first words are drawn, in pixels; null where it has none. */
export function letterSizeOf(item: PieceItem): number | null {
  const size = unscaledSize(item)
  return size === null ? null : Number(((size * Number(told(item, 'fontScale') ?? 100)) / 100).toFixed(2))
}

/** What was said of it in the words of an element. */
export const termsOf = (item: PieceItem): Values => ({
  fontSize: letterSizeOf(item) ?? undefined,
  backgroundColor: told(item, 'panelColor'),
})

/** A change in the words of an element, in the piece's own. */
export function inPieceTerms(item: PieceItem, { fontSize, backgroundColor, ...change }: Values): Values {
  const size = unscaledSize(item)
  return {
    ...change,
    ...(typeof fontSize === 'number' && size !== null && { fontScale: rounded((fontSize / size) * 100) }),
    ...(backgroundColor !== undefined && { panelColor: backgroundColor }),
  }
}
