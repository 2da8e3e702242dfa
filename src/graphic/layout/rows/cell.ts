import type { Lettering } from '../../looks/look.ts'
import type { Box, TextNode } from '../../scene/node.ts'
import { text } from '../pieces.ts'

interface CellMore {
  align?: TextNode['align']
  vertical?: TextNode['vertical']
  maxLines?: number
  /** Of its size: smaller, it takes more lines than these. */
  smallest?: number
  peers?: TextNode['peers']
  sharesLines?: true
}

/** Words of a row: in one line as long as they, and their like in the other rows, stay readable, then in two. */
export const cell = (
  place: Box,
  words: string,
  lettering: Lettering,
  size: number,
  colour: string,
  {
    align = 'left',
    vertical = 'middle',
    maxLines = 1,
    smallest = maxLines > 1 ? 0.72 : 0.4,
    peers,
    sharesLines,
  }: CellMore = {},
): TextNode =>
  text(place, words, lettering, size, colour, {
    align,
    vertical,
    maxLines,
    minSize: size * smallest,
    ...(peers && { peers }),
    ...(sharesLines && { sharesLines }),
  })
