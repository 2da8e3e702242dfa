import { mix } from '#domain/club/colour.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import { inset, within } from '../area.ts'
import type { LedStyle, Style } from '../layout.ts'
import { castShadow } from '../person/cast-shadow.ts'
import { cutoutOf, largePhoto } from '../person/photo-pieces.ts'
import type { Piece } from '../piece.ts'
import { text } from '../pieces.ts'
import { crestPiece, teamsPieces } from './crests.ts'
import { framedPieces } from './framed.ts'
import type { Stage, StagePieces } from './stage.ts'
import type { PlayerLead } from './told.ts'

const FAINT = 0.13

/** So that the edge at which the photograph ended is not seen. */
const FADE = 0.16

/** How far somebody stands in front of the letters along the edge, of the room that these have; more where they end lower. */
const [BREAKS, BREAKS_UNDER] = [0.12, 0.3]

/** An arm that the photograph itself cut off ends past the edge of the sheet, of its width. */
const PAST = 0.03

/** So narrow that somebody within it would be small: they stand at its foot, where no words are beside them. */
const isColumn = ({ width, height }: Box): boolean => height > width * 3.2
const IN_COLUMN = 1.22

/** Nearer than that a sleeve would cover the end of a line. */
const OFF_WORDS = 20

/** Past the edge of the sheet, and over the type; beside words, on the axis of what is free. */
function standing({ clear, whole, isBeside, isUnder }: Stage): Box {
  const height = whole.y + whole.height - clear.y
  if (isColumn(whole)) {
    const width = whole.width * IN_COLUMN
    return { x: whole.x + whole.width * (1 + PAST) - width, y: clear.y, width, height }
  }
  if (isBeside) {
    const x = clear.x - OFF_WORDS
    return { x, y: clear.y, width: 2 * (clear.x + clear.width / 2 - x), height }
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
    ...(!stage.isUnder && { fade: FADE }),
    shadow: castShadow(ground),
  },
]

const BAR = 16

/** A photograph that nobody has cut out goes to the edges of the sheet; a bar of the loud colour ends it. */
function plate(
  { tones }: Style,
  { clear, whole, isBeside, isUnder }: Stage,
  behind: readonly Piece[],
): { place: Box; bar: SceneNode } {
  const right = whole.x + whole.width
  const left = isBeside || behind.length > 0 ? clear.x : whole.x
  const head = isUnder ? clear.y + BAR : whole.y
  const foot = isBeside || isUnder ? whole.y + whole.height : clear.y + clear.height - BAR
  const place = { x: left, y: head, width: right - left, height: foot - head }
  const across = { ...place, y: isUnder ? head - BAR : foot, height: BAR }
  const edge = isBeside ? { ...place, x: place.x - BAR, width: BAR } : across
  return { place, bar: { kind: 'rect', ...edge, fill: tones.accent } }
}

/** The number, larger than the person in front of it; where there is no picture, it is the picture. */
function numberNodes({ look, tones }: Style, { clear, whole }: Stage, number: number, src: string): SceneNode[] {
  const place = isColumn(whole)
    ? { ...clear, y: clear.y + clear.height - whole.width * 1.1, height: whole.width }
    : within(clear, { height: clear.height * 0.94 }, 'middle', 'end')
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
  const { place, bar } = plate(style, stage, behind)
  const nodes: SceneNode[] = [
    { ...bar, onceLoaded: src },
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
  if (lead?.who === 'team') return [crestPiece(style, inset(stage.clear, { bottom: 40 }), lead), ...behind]
  if (lead?.who !== 'player') return [...behind]
  return playerPieces(style, stage, lead, behind)
}
