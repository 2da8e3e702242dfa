import type { ClubColours } from '#domain/club/club-colours.ts'
import { lift, mix } from '#domain/club/colour.ts'
import { colourDifference } from '#domain/club/colour-difference.ts'
import { inkOn } from '../../looks/club-inks.ts'
import type { Tones } from '../../looks/look.ts'
import type { PlayerView } from '../../match-view.ts'
import type { Box, Fill, ImageNode, SceneNode } from '../../scene/node.ts'
import { vertical } from '../../scene/vertical.ts'
import { inset, within } from '../area.ts'
import type { LedStyle } from '../layout.ts'
import { castShadow } from '../person/cast-shadow.ts'
import { FADE_SIDES } from '../person/fade-sides.ts'
import { FROM_HAIR } from '../person/from-hair.ts'
import { cutoutOf, shownPhoto } from '../person/photo-pieces.ts'
import { text } from '../pieces.ts'
import { blockOf, DEPTH, isColumn, type Stage } from './stage.ts'

/** Faces are in the middle of a portrait. */
const HEAD = { zoom: 1, x: 50, y: 24 }

/** Over the hair, of the stage's height; and how wide they are over the words, of its width, so that shoulders are seen. */
const [ROOM, WIDTH] = [0.05, 0.84]

/** Of their height, over the words: a chin is above it. */
const FOOT = 0.25

/** Clear of the words, of their room: shoulders end past it on both sides, and all of the head is seen. */
const [PAST_BLOCK, PAST_SHEET, PAST_FOOT] = [1.75, 1.16, 1.14]
/** Over the words, whose ground ends them: shoulders are wide, and of a portrait of a face alone the chin is seen. */
const PAST_WORDS = 1.3
/** Head and shoulders, of their width; a photograph is cut at its sides. */
const [TALL, TALL_PHOTO] = [1.12, 1.4]
/** The number ends behind the hair, but over a photograph; of the person's height. */
const [BEHIND_HAIR, OVER_PHOTO] = [0.82, 1.04]
const FAINT = 0.2
/** Of the block's height: of a lower number only scraps would be seen beside the hair. */
const LEAST_NUMBER = 0.25
/** Of a block beside the ground: no words stand on it, so that green will do beside a red of the same luminance. */
const DISTINCT = 0.25

/** The club's other colour, also where words could not be set in it; else the loud one. */
const blockColour = ({ ground, accent }: Tones, club: ClubColours): string =>
  colourDifference(club.accent, ground) >= DISTINCT ? club.accent : accent

const isCutOut = (player: PlayerView): boolean => cutoutOf(player) !== null

const isOnBlock = (stage: Stage, player: PlayerView): boolean =>
  stage.isBeside && (isCutOut(player) || isColumn(stage.whole))

/** There is no need that the picture goes over into the ground of the words. */
export const standsClear = (stage: Stage, player: PlayerView): boolean => isOnBlock(stage, player) || isCutOut(player)

function standing(room: Box, past: number, src: string, ground: string, pastFoot = PAST_FOOT): ImageNode {
  const place = within(room, { width: room.width * past, height: room.height * (1 - ROOM) }, 'middle', 'end')
  return {
    kind: 'image',
    ...place,
    height: place.height * pastFoot,
    src,
    fit: 'stand',
    fadeSides: FADE_SIDES,
    shadow: castShadow(ground),
  }
}

const [LIGHT, SHADE] = [0.12, 0.16]

/** Light that falls from above. */
const lit = (colour: string): Fill => vertical(lift(colour, LIGHT), mix(colour, '#000000', SHADE))

/** A block of one colour; a club's own background is seen in its place. */
function blockNodes({ look, tones }: LedStyle, block: Box, fill: Fill, src: string): SceneNode[] {
  if (look.veil(block, tones).length > 0) return []
  return [{ kind: 'rect', ...block, fill, onceLoaded: src }]
}

function numberNode({ look }: LedStyle, place: Box, fill: string, { number }: PlayerView, src: string): SceneNode {
  const faint = mix(fill, inkOn(fill), FAINT)
  const digits = text(place, String(number), look.figures, place.height, faint, { maxLines: 1, onceLoaded: src })
  return { ...digits, isBackdrop: true }
}

/** Of a photograph's height: it begins without an edge. */
const BEGINS = 0.2

const risingFrom = ({ x, y, width, height }: Box, fill: string, src: string): SceneNode => ({
  kind: 'rect',
  ...{ x, y, width },
  height: height * BEGINS,
  fill: vertical(fill, `${fill}00`),
  onceLoaded: src,
})

/** Beside the words, whose ground ends the block. */
function onBlock(style: LedStyle, stage: Stage, player: PlayerView, src: string, fill: string): SceneNode[] {
  const block = blockOf(stage)
  const isCut = isCutOut(player)
  const width = block.width * PAST_BLOCK
  const height = Math.min(width * (isCut ? TALL : TALL_PHOTO), block.height * (1 - ROOM))
  const bottom = height * (isCut ? BEHIND_HAIR : OVER_PHOTO)
  const figure = inset(block, { top: stage.clear.y, right: 24, bottom, left: 24 })
  const picture: ImageNode = isCut
    ? standing(block, PAST_BLOCK, src, fill)
    : { kind: 'image', ...within(block, { height }, 'middle', 'end'), src, fit: 'cover-top' }
  const ground = blockNodes(style, block, isCut ? lit(fill) : fill, src)
  const hasNumber = ground.length > 0 && figure.height >= block.height * LEAST_NUMBER
  const number = hasNumber ? [numberNode(style, figure, fill, player, src)] : []
  const over: SceneNode[] = isCut || ground.length === 0 ? [] : [risingFrom(picture, fill, src)]
  return [...ground, ...number, picture, ...over]
}

/** A photograph goes on behind the words, so that a face is clear of them; somebody who is cut out ends over them. */
function overWords(style: LedStyle, stage: Stage, player: PlayerView, src: string, fill: string): SceneNode[] {
  const { whole } = stage
  if (!isCutOut(player)) {
    return [{ kind: 'image', ...whole, height: whole.height * DEPTH, src, fit: 'cover', crop: HEAD }]
  }
  const block = blockNodes(style, blockOf(stage), lit(fill), src)
  if (block.length > 0) return [...block, standing(blockOf(stage), PAST_SHEET, src, fill, PAST_WORDS)]
  const place = within(whole, { width: whole.width * WIDTH, height: whole.height * (1 - ROOM) }, 'middle', 'end')
  const shadow = castShadow(style.tones.ground)
  return [{ kind: 'image', ...place, src, fit: 'cover', crop: FROM_HAIR, fade: FOOT, fadeSides: FADE_SIDES, shadow }]
}

/** They stand on the foot of the sheet, and a head that is cut out looks over the block. */
function underWords(style: LedStyle, stage: Stage, player: PlayerView, src: string, fill: string): SceneNode[] {
  const { whole } = stage
  if (!isCutOut(player)) return [{ kind: 'image', ...whole, src, fit: 'cover-top' }]
  return [...blockNodes(style, blockOf(stage), lit(fill), src), standing(whole, PAST_SHEET, src, style.tones.ground)]
}

/** Somebody's picture, as large as the stage. */
export function coverPerson(style: LedStyle, stage: Stage, player: PlayerView, club: ClubColours): SceneNode[] {
  const src = shownPhoto(style, player)
  const fill = blockColour(style.tones, club)
  if (isOnBlock(stage, player)) return onBlock(style, stage, player, src, fill)
  if (stage.isUnder) return underWords(style, stage, player, src, fill)
  if (stage.isBeside) return [{ kind: 'image', ...stage.whole, src, fit: 'cover-top' }]
  return overWords(style, stage, player, src, fill)
}
