import type { PhotoView } from '../match-view.ts'
import type { Box } from '../scene/node.ts'
import type { Piece } from './piece.ts'

/** The photograph that was chosen for a graphic of no single player. */
export const matchPhoto = (place: Box, { src, focus }: PhotoView): Piece => ({
  name: 'photo',
  nodes: [{ kind: 'image', ...place, src, fit: 'cover', focus }],
})
