import { FORMAT_NAMES } from '#graphic/formats.ts'
import { declaredPieces } from '#graphic/kinds/designs.ts'
import { ELEMENT_TYPES } from '#graphic/template/element-kinds.ts'
import type { PieceChanges } from '#graphic/template/pieces/piece-change.ts'

/** As many as a template can have. */
export const ELEMENTS = 500

const SIZE = 9
/** Above and to the left the layout's pieces can be taken hold of. */
const FREE = 16

/** A template that nobody would make: elements of all kinds, all over the graphic. */
export function manyElements(count: number): object[] {
  const columns = Math.ceil(Math.sqrt(count))
  const apart = (100 - SIZE - FREE) / columns
  return Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    type: ELEMENT_TYPES[index % ELEMENT_TYPES.length],
    x: FREE + (index % columns) * apart,
    y: FREE + Math.floor(index / columns) * apart,
    width: SIZE,
    height: SIZE * 0.7,
    zIndex: index + 1,
    rotation: index % 5 === 0 ? 20 : 0,
    text: `Żółw ${index}`,
    fontSize: 28,
    src: '/default-crest.png',
    borderWidth: 2,
    backgroundColor: `#${((index * 7919) % 0xffffff).toString(16).padStart(6, '0')}`,
  }))
}

/** Every piece of the line-up restyled everywhere and turned in each format by itself. */
export const manyChanges = (): PieceChanges =>
  Object.fromEntries(
    Object.keys(declaredPieces('lineup')).map((name, index) => [
      name,
      {
        shared: { color: '#ffd400', opacity: 0.9, fontScale: 90 },
        formats: Object.fromEntries(FORMAT_NAMES.map((format, at) => [format, { rotation: (index + at) % 7 }])),
      },
    ]),
  )

/** Of a piece in a format: each is a composition of its own. */
export const changesIn = (changes: PieceChanges): number =>
  Object.values(changes).reduce((sum, { formats = {} }) => sum + Object.keys(formats).length, 0)
