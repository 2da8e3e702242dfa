import type { Lettering } from '../../looks/look.ts'
import type { Box, TextNode } from '../../scene/node.ts'
import { text } from '../pieces.ts'

interface CellMore {
  align?: TextNode['align']
  vertical?: TextNode['vertical']
  maxLines?: number
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
  { align = 'left', vertical = 'middle', maxLines = 1, peers, sharesLines }: CellMore = {},
): TextNode =>
  text(place, words, lettering, size, colour, {
    align,
    vertical,
    maxLines,
    minSize: size * (maxLines > 1 ? 0.72 : 0.4),
    ...(peers && { peers }),
    ...(sharesLines && { sharesLines }),
  })
