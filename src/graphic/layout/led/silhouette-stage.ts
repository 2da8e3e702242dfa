import type { Box, SceneNode, TextNode } from '../../scene/node.ts'
import { inset, within } from '../area.ts'
import type { LedStyle, Style } from '../layout.ts'
import { castShadow } from '../person/cast-shadow.ts'
import { FADE_SIDES } from '../person/fade-sides.ts'
import { cutoutOf, shownPhoto } from '../person/photo-pieces.ts'
import type { Piece } from '../piece.ts'
import { text } from '../pieces.ts'
import { crestPiece, teamsPieces } from './crests.ts'
import { faintInk } from './faint.ts'
import { framedPieces, isFramed } from './framed.ts'
import { isColumn, type Stage, type StagePieces } from './stage.ts'
import type { PlayerLead } from './told.ts'

/** So that the edge at which the photograph ended is not seen. */
const FADE = 0.16

/** How far somebody stands in front of the letters along the edge, of the room that these have; more where they end lower. */
const [BREAKS, BREAKS_UNDER] = [0.12, 0.3]

/** An arm that the photograph itself cut off ends past the edge of the sheet, of its width. */
const PAST = 0.03

/** Nearer than that a sleeve would cover the end of a line. */
const OFF_WORDS = 20

/** Beside words, of the width that they leave: one shoulder ends past the edge of the sheet, and all of the head is seen. */
const PAST_EDGE = 1.3

/** Past the edge of the sheet, and over the type. */
function standing({ clear, whole, isBeside, isUnder }: Stage): Box {
  const height = whole.y + whole.height - clear.y
  if (isBeside) {
    const x = clear.x - OFF_WORDS
    return { x, y: clear.y, width: (whole.x + whole.width - x) * PAST_EDGE, height }
  }
  const x = clear.x - (clear.x - whole.x) * (isUnder ? BREAKS_UNDER : BREAKS)
  return { x, y: clear.y, width: whole.x + whole.width * (1 + PAST) - x, height }
}

const cutOut = (stage: Stage, src: string, ground: string): SceneNode[] => [
  {
    kind: 'image',
    ...standing(stage),
    src,
    fit: 'stand',
    fadeSides: FADE_SIDES,
    ...(!stage.isUnder && !stage.isBeside && { fade: FADE }),
    shadow: castShadow(ground),
  },
]

const BAR = 16
/** The bar beside the words is as clear of them as they are of the sheet's other edge. */
const OFF_BAR = 36
/** In a column a face has room at its sides in a picture no higher than that, of its width. */
const TALL = 2.3

interface Plate {
  place: Box
  bar: SceneNode
  /** In a column, down to where there is room over it. */
  over?: number
}

const barOf = ({ tones }: Style, place: Box): SceneNode => ({ kind: 'rect', ...place, fill: tones.accent })

/** At the foot of a column; the number stands over it. */
function columnPlate(style: Style, { clear: { x }, whole }: Stage): Plate {
  const [right, bottom] = [whole.x + whole.width, whole.y + whole.height]
  const width = right - x
  const height = width * TALL
  const y = bottom - height
  return { place: { x, y, width, height }, bar: barOf(style, { x, y: y - BAR, width, height: BAR }), over: y - BAR * 3 }
}

/** A photograph that nobody has cut out goes to the edges of the sheet; a bar of the loud colour ends it. */
function plate(style: Style, stage: Stage, behind: readonly Piece[]): Plate {
  const { clear, whole, isBeside, isUnder } = stage
  if (isColumn(whole)) return columnPlate(style, stage)
  const right = whole.x + whole.width
  const left = isBeside ? clear.x + OFF_BAR : behind.length > 0 ? clear.x : whole.x
  const head = isUnder ? clear.y + BAR : whole.y
  const foot = isBeside || isUnder ? whole.y + whole.height : clear.y + clear.height - BAR
  const place = { x: left, y: head, width: right - left, height: foot - head }
  const across = { ...place, y: isUnder ? head - BAR : foot, height: BAR }
  return { place, bar: barOf(style, isBeside ? { ...place, x: place.x - BAR, width: BAR } : across) }
}

/** The number, larger than the person in front of it; where there is no picture, it is the picture. */
function numberNodes(
  { look, tones }: Style,
  { clear, whole }: Stage,
  number: number,
  src: string,
  foot = clear.y + clear.height - whole.width * 0.1,
): SceneNode[] {
  const place = isColumn(whole)
    ? { ...clear, y: foot - whole.width, height: whole.width }
    : within(clear, { height: clear.height * 0.94 }, 'middle', 'end')
  const figure = (colour: string, align: TextNode['align']) =>
    text(place, String(number), look.figures, place.height, colour, { align, maxLines: 1 })
  // Behind somebody in the middle no more than splinters would be seen of a single figure.
  const behind = number < 10 && !isColumn(whole) ? 'left' : 'center'
  return [
    { ...figure(faintInk(tones), behind), isBackdrop: true, onceLoaded: src },
    { ...figure(tones.ink, 'center'), unlessLoaded: src },
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
  const src = shownPhoto(style, player)
  const shows = keys && [keys.photo]
  const plated = cutout ? null : plate(style, stage, behind)
  const number: Piece = {
    name: 'number',
    shows: keys && [keys.number, keys.photo],
    nodes: numberNodes(style, stage, player.number, src, plated?.over),
  }
  const nodes: SceneNode[] = plated
    ? [
        { ...plated.bar, onceLoaded: src },
        { kind: 'image', ...plated.place, src, fit: 'cover-top' },
      ]
    : cutOut(stage, src, style.tones.ground)
  return [number, ...behind, { name: piece, shows, nodes }]
}

const crestPlace = ({ clear, isUnder }: Stage): Box => (isUnder ? clear : inset(clear, { bottom: 40 }))

/** Somebody cut out of their photograph, in front of what is large. */
export const silhouetteStage: StagePieces = (style, stage, lead, view, behind) => {
  const { photo } = view
  if (photo?.cutout && !isFramed(style)) {
    return [...behind, { name: 'photo', nodes: cutOut(stage, photo.cutout, style.tones.ground) }]
  }
  if (photo) {
    const { place, bar } = plate(style, stage, behind)
    return [
      ...behind,
      {
        name: 'photo',
        nodes: [bar, { kind: 'image', ...place, src: photo.src, fit: 'cover', focus: photo.focus }],
      },
    ]
  }
  if (lead?.who === 'teams') return [...teamsPieces(style, inset(stage.clear, { bottom: 40 }), view), ...behind]
  if (lead?.who === 'team') return [crestPiece(style, crestPlace(stage), lead), ...behind]
  if (lead?.who !== 'player') return [...behind]
  return playerPieces(style, stage, lead, behind)
}
