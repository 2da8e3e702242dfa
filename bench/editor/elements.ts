import { ELEMENT_TYPES } from '#domain/template/element-kinds.ts'

const COLUMNS = 14

/** A template that nobody would make: two hundred elements of all kinds, all over the graphic. */
export const manyElements = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    type: ELEMENT_TYPES[index % ELEMENT_TYPES.length],
    x: (index % COLUMNS) * 7,
    y: Math.floor(index / COLUMNS) * 6.4,
    width: 9,
    height: 6,
    zIndex: index + 1,
    rotation: index % 5 === 0 ? 20 : 0,
    text: `Żółw ${index}`,
    fontSize: 28,
    src: '/default-crest.png',
    borderWidth: 2,
    backgroundColor: `#${((index * 7919) % 0xffffff).toString(16).padStart(6, '0')}`,
  }))
