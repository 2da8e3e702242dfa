import type { Box, ImageNode, SceneNode } from '../../scene/node.ts'
import { inset, within } from '../area.ts'
import { cutoutOf, largePhoto } from '../person/photo-pieces.ts'
import { text } from '../pieces.ts'
import { crestPiece, teamsPieces } from './crests.ts'
import { framedPieces } from './framed.ts'
import { loudInk } from './loud.ts'
import type { Stage, StagePieces } from './stage.ts'

export const DEPTH = 1.2
const HEAD = { zoom: 1, x: 50, y: 32 }

/** A photograph from edge to edge; what stands for one that is missing is as large. */
export const coverStage: StagePieces = (style, stage, lead, view) => {
  const { whole, clear } = stage
  const { look, tones } = style
  if (view.photo) {
    const { src, focus } = view.photo
    const picture: ImageNode = { kind: 'image', ...whole, src, fit: 'cover', focus }
    return [{ name: 'photo', nodes: [picture] }]
  }
  if (lead?.who === 'teams') return teamsPieces(style, inset(clear, { bottom: clear.height * 0.16 }), view)
  if (lead?.who === 'team') return [crestPiece(style, inset(clear, { bottom: clear.height * 0.2 }), lead)]
  if (lead?.who !== 'player') return []
  const framed = framedPieces(style, stage, lead)
  if (framed) return framed
  const { keys, piece = 'photo' } = lead
  const src = largePhoto(lead.player)
  const nodes: SceneNode[] = [src === cutoutOf(lead.player) ? headWhole(stage, src) : portrait(stage, src)]
  const figure = numberPlace(clear)
  const number = text(figure, String(lead.player.number), look.figures, figure.height, loudInk(tones), {
    maxLines: 1,
    unlessLoaded: src,
  })
  return [
    { name: piece, shows: keys && [keys.photo], nodes },
    { name: 'number', shows: keys && [keys.number, keys.photo], nodes: [number] },
  ]
}

const numberPlace = (clear: Box): Box => within(clear, { width: clear.width * 0.8, height: clear.height * 0.72 })

/** Faces are in the middle of a portrait: it goes on behind the words, so that they are clear of them. */
const portrait = ({ whole, isBeside }: Stage, src: string): ImageNode =>
  isBeside
    ? { kind: 'image', ...whole, src, fit: 'cover-top' }
    : { kind: 'image', ...whole, height: whole.height * DEPTH, src, fit: 'cover', crop: HEAD }

/** Over somebody's hair, of the stage's height; and how wide they are over the words, of its width, so that shoulders are seen. */
const [ROOM, WIDTH] = [0.05, 0.84]

/** One who is cut out begins with the hair itself, and leaves no edge to be hidden over it. */
function headWhole({ whole, isBeside }: Stage, src: string): ImageNode {
  const room = whole.height * ROOM
  const height = whole.height * (isBeside ? 1 : DEPTH) - room
  const place = within(whole, { width: whole.width * (isBeside ? 1 : WIDTH) })
  return { kind: 'image', ...place, y: whole.y + room, height, src, fit: 'cover', crop: { ...HEAD, y: 0 } }
}
