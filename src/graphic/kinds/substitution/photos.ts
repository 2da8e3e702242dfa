import { beside, box, inset, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import { FROM_HAIR } from '../../layout/person/from-hair.ts'
import { overFrame } from '../../layout/person/over-frame.ts'
import { cutoutOf, largePhoto } from '../../layout/person/photo-pieces.ts'
import { photoBackdrop, plateShadow, text } from '../../layout/pieces.ts'
import type { PlayerView } from '../../match-view.ts'
import type { Box, ImageNode, SceneNode } from '../../scene/node.ts'
import type { ChangePlaces, PhotoShape } from './places.ts'
import { changeSign, DIRECTIONS, type Direction } from './sign.ts'
import type { Change } from './view.ts'

const BORDER = 8
const GAP: Readonly<Record<PhotoShape, number>> = { edge: BORDER, circle: 36, plate: 24 }

export type PictureOf = (player: PlayerView) => string

/** Without their backgrounds once everybody who has a photo is cut out, so that nobody stands there with theirs beside others. */
export function picturesIn(changes: readonly Change[]): PictureOf {
  const players = changes.flatMap((change) => DIRECTIONS.flatMap((direction) => change[direction]?.player ?? []))
  const areCutOut = players.every((player) => cutoutOf(player) ?? !largePhoto(player))
  return areCutOut ? (player) => cutoutOf(player) ?? '' : largePhoto
}

/** Over the hair of somebody cut out, of their tile. */
const ROOM = 0.05

/** Between the edges of a tile, or in front of its frame. */
const standing = (place: Box, src: string, shape: PhotoShape, radius: number): ImageNode =>
  shape === 'edge'
    ? { kind: 'image', ...inset(place, { top: place.height * ROOM }), src, fit: 'cover', crop: FROM_HAIR }
    : overFrame(place, src, { radius })

/** Their picture; without one, their number on a tile. */
export function tile(style: Style, area: Box, player: PlayerView, src: string, shape: PhotoShape): SceneNode[] {
  const { look, tones } = style
  const side = Math.min(area.width, area.height)
  const place = shape === 'circle' ? within(area, { width: side, height: side }) : area
  const radius = shape === 'circle' ? side / 2 : shape === 'plate' ? 4 : 0
  const figures = Math.min(place.height * 0.6, place.width * 0.7)
  const number = within(place, { width: place.width * 0.86 })
  const border = { width: Math.min(BORDER, side * 0.04), colour: tones.accent }
  const frame: SceneNode[] = shape === 'edge' ? [] : [{ kind: 'rect', ...place, fill: 'transparent', radius, border }]
  const picture: SceneNode[] =
    src && src === cutoutOf(player)
      ? [...frame, standing(place, src, shape, radius)]
      : [{ kind: 'image', ...place, src, fit: 'cover-top', radius }, ...frame]
  return [
    {
      kind: 'rect',
      ...place,
      fill: photoBackdrop(tones),
      radius,
      ...(shape !== 'edge' && { shadow: plateShadow(side * 0.04) }),
    },
    text(number, String(player.number), look.figures, figures, tones.accentInk, { maxLines: 1, unlessLoaded: src }),
    ...picture,
  ]
}

/** How far the number stands out of a small picture's foot, of its height: no face is there. */
const OUT: Readonly<Record<PhotoShape, number>> = { circle: 0.55, edge: 0, plate: 0 }

/** At the outer foot of a small picture, beside the chin; a tile that stands for one says it itself. */
export function numberChip(
  { look, tones }: Style,
  area: Box,
  { number }: PlayerView,
  onceLoaded: string,
  shape: PhotoShape,
  direction: Direction,
): SceneNode[] {
  const side = Math.min(area.width, area.height)
  const size = { width: side * 0.34, height: side * 0.24 }
  const foot = shape === 'circle' ? within(area, { width: side, height: side }) : area
  const across = shape === 'circle' ? 'middle' : direction === 'on' ? 'start' : 'end'
  const inside = within(foot, size, across, 'end')
  const place = { ...inside, y: inside.y + size.height * OUT[shape] }
  return [
    { kind: 'rect', ...place, fill: tones.accent, radius: shape === 'circle' ? size.height / 2 : 0, onceLoaded },
    text(place, String(number), look.figures, size.height * 0.86, tones.accentInk, { maxLines: 1, onceLoaded }),
  ]
}

/** One picture has all the room, two share it. */
export function photoPlaces({ photos, photoShape }: ChangePlaces, count: number): readonly Box[] {
  if (count === 1) return [photoShape === 'edge' ? photos : within(photos, { width: photos.width / 2 })]
  return beside(photos, [{ share: 1 }, { share: 1 }], GAP[photoShape])
}

const BADGE = 96

/** Beside the middle, at the pictures' feet: which of the two is which. */
export function photoBadge({ photos, said }: ChangePlaces, direction: Direction): SceneNode[] {
  const isOver = said.x < photos.x + photos.width && photos.x < said.x + said.width
  const foot = Math.min(photos.y + photos.height, isOver ? said.y : Number.POSITIVE_INFINITY) - BADGE - 26
  const middle = photos.x + photos.width / 2
  return changeSign(box(direction === 'on' ? middle - BADGE - 16 : middle + 16, foot, BADGE, BADGE), direction)
}

/** Between two pictures that touch. */
export const photoEdge = ({ tones }: Style, { photos, photoShape }: ChangePlaces): SceneNode[] =>
  photoShape === 'edge'
    ? [
        {
          kind: 'rect',
          ...box(photos.x + (photos.width - BORDER) / 2, photos.y, BORDER, photos.height),
          fill: tones.accent,
        },
      ]
    : []
