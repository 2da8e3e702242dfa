import { mix } from '#domain/club/colour.ts'
import { cropAt } from '../../scene/crop-at.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import { inset, within } from '../area.ts'
import type { LedStyle, Style } from '../layout.ts'
import { cutoutOf, largePhoto } from '../person/photo-pieces.ts'
import type { Piece } from '../piece.ts'
import { text } from '../pieces.ts'
import { crestPiece, crestsPieces } from './crests.ts'
import { framedPieces } from './framed.ts'
import type { Stage, StagePieces } from './stage.ts'
import type { PlayerLead } from './told.ts'

const FAINT = 0.13

/** Over the foot of one who is cut out: their edge is not seen. */
const foot = (place: Box, ground: string): SceneNode => {
  const height = place.height * 0.16
  return {
    kind: 'rect',
    ...place,
    y: place.y + place.height - height,
    height: height + 1,
    fill: {
      from: { x: 0, y: 0 },
      to: { x: 0, y: 1 },
      stops: [
        { at: 0, colour: `${ground}00` },
        { at: 0.85, colour: ground },
        { at: 1, colour: ground },
      ],
    },
  }
}

/** Beside words, on the axis of what is free. */
function standing({ clear, whole, isBeside }: Stage): Box {
  const height = whole.y + whole.height - clear.y
  if (!isBeside) return { ...clear, height }
  const width = 2 * (clear.x + clear.width / 2 - whole.x)
  return { x: whole.x, y: clear.y, width, height }
}

function cutOut(stage: Stage, src: string, ground: string): SceneNode[] {
  const place = standing(stage)
  return [{ kind: 'image', ...place, src, fit: 'stand' }, foot(place, ground)]
}

const OFFSET = 26

/** A photograph that nobody has cut out: a plate, with its shadow printed beside it. */
function plate({ tones }: Style, { clear }: Stage): { place: Box; under: SceneNode } {
  const place = inset(clear, { right: OFFSET, bottom: OFFSET, top: 0 })
  return { place, under: { kind: 'rect', ...place, x: place.x + OFFSET, y: place.y + OFFSET, fill: tones.accent } }
}

/** The number, larger than the person in front of it; where there is no picture, it is the picture. */
function numberNodes({ look, tones }: Style, { clear }: Stage, number: number, src: string): SceneNode[] {
  const place = within(clear, { height: clear.height * 0.94 }, 'middle', 'end')
  const figure = (colour: string) => text(place, String(number), look.figures, place.height, colour, { maxLines: 1 })
  return [
    { ...figure(mix(tones.ground, tones.ink, FAINT)), isBackdrop: true, onceLoaded: src },
    { ...figure(tones.ink), unlessLoaded: src },
  ]
}

function playerPieces(
  style: LedStyle,
  stage: Stage,
  { player, keys, piece = 'photo' }: PlayerLead,
  behind: readonly Piece[],
): Piece[] {
  const framed = framedPieces(style, stage, { player, keys, piece })
  if (framed) return [...framed, ...behind]
  const cutout = cutoutOf(player)
  const src = cutout ?? largePhoto(player)
  const shows = keys && [keys.photo]
  const number: Piece = {
    name: 'number',
    shows: keys && [keys.number, keys.photo],
    nodes: numberNodes(style, stage, player.number, src),
  }
  if (cutout) return [number, ...behind, { name: piece, shows, nodes: cutOut(stage, cutout, style.tones.ground) }]
  const { place, under } = plate(style, stage)
  const nodes: SceneNode[] = [
    { ...under, onceLoaded: src },
    { kind: 'image', ...place, src, fit: 'cover-top' },
  ]
  return [number, ...behind, { name: piece, shows, nodes }]
}

/** Somebody cut out of their photograph, in front of what is large. */
export const silhouetteStage: StagePieces = (style, stage, lead, view, behind) => {
  const { photo } = view
  if (photo?.cutout) {
    return [...behind, { name: 'photo', nodes: cutOut(stage, photo.cutout, style.tones.ground) }]
  }
  if (photo) {
    const { place, under } = plate(style, stage)
    return [
      ...behind,
      {
        name: 'photo',
        nodes: [under, { kind: 'image', ...place, src: photo.src, fit: 'cover', crop: cropAt(photo.focus) }],
      },
    ]
  }
  if (lead?.who === 'teams') return [...crestsPieces(inset(stage.clear, { bottom: 40 }), view), ...behind]
  if (lead?.who === 'team') return [crestPiece(inset(stage.clear, { bottom: 40 }), lead), ...behind]
  if (lead?.who !== 'player') return [...behind]
  return playerPieces(style, stage, lead, behind)
}
