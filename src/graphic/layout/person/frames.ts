import { contrast, isLightByNature, mix } from '#domain/club/colour.ts'
import type { Box, Fill, SceneNode } from '../../scene/node.ts'
import { shieldSegments } from '../../scene/shield.ts'
import { vertical } from '../../scene/vertical.ts'
import { inset, within } from '../area.ts'
import type { Style } from '../layout.ts'
import { photoBackdrop, plateShadow } from '../pieces.ts'
import { castShadow } from './cast-shadow.ts'
import { FADE_SIDES } from './fade-sides.ts'
import { FROM_HAIR } from './from-hair.ts'
import type { FrameName } from './pieces.ts'
import type { PhotoPlaces } from './places.ts'

interface Framed {
  photo: SceneNode[]
  /** The number that stands where a photo is missing. */
  number: { place: Box; size: number; colour: string }
}

type Frame = (style: Style, places: PhotoPlaces, src: string) => Framed

const BORDER = 8

/** As the look has it: in its own frame, or to the edges of the picture. */
const auto: Frame = ({ tones }, { photo, photoRadius, photoEdge, emblem }, src) => {
  const fill = photoBackdrop(tones)
  if (photoRadius === null) {
    const edge: SceneNode[] = photoEdge ? [{ kind: 'rect', ...photoEdge, fill: tones.accent }] : []
    return {
      photo: [{ kind: 'rect', ...photo, fill }, { kind: 'image', ...photo, src, fit: 'cover-top' }, ...edge],
      number: { place: emblem, size: emblem.height, colour: tones.accentInk },
    }
  }
  const border = { width: BORDER, colour: tones.accent }
  return {
    photo: [
      { kind: 'rect', ...photo, fill, radius: photoRadius, shadow: plateShadow(24) },
      { kind: 'image', ...photo, src, fit: 'cover-top', radius: photoRadius },
      { kind: 'rect', ...photo, fill: 'transparent', radius: photoRadius, border },
    ],
    number: { place: photo, size: photo.height * 0.6, colour: tones.accentInk },
  }
}

/** How far somebody who is cut out stands over their plate: over its top, of its height; how wide, of its width. */
const OVER = { top: 0.16, least: 1.1, most: 1.4 }

/** Shoulders, of the height of whoever is seen to the waist: a plate narrower than that would make them small. */
const AS_WIDE = 0.8

/** What a panel of several shades is like. */
const oppositeOf = (ink: string): string => (isLightByNature(ink) ? '#000000' : '#ffffff')

/** Ink with light on the wall behind, so that dark hair is seen. */
const lit = (ink: string, ground: string): Fill => vertical(mix(ink, ground, 0.34), ink)

/** What one who is cut out stands on: the loud colour, unless that is the ground's own; then as a panel is, or on a page ink. */
export function plateOf({ look, tones }: Style): { fill: Fill; colour: string; ink: string } {
  if (contrast(tones.accent, tones.ground) >= 1.3) {
    return { fill: photoBackdrop(tones), colour: tones.accent, ink: tones.accentInk }
  }
  if (look.id === 'classic') return { fill: lit(tones.ink, tones.ground), colour: tones.ink, ink: tones.ground }
  return { fill: tones.panel, colour: oppositeOf(tones.panelInk), ink: tones.panelInk }
}

/** Over the hair of somebody within their plate, of its height. */
const HAIR_ROOM = 0.05

/** How much narrower they are for the part of the plate that an app's bar takes: they are seen as far as elsewhere. */
const NARROWER = 0.6

function withinPlate(photo: Box, headroom: number): Box {
  const side = photo.width * (headroom / photo.height) * NARROWER
  return inset(photo, { top: Math.max(headroom, photo.height * HAIR_ROOM), left: side, right: side })
}

/** Cut out of their photo they break its edge; on a poster they stand on the ground itself, on a page within the plate. */
export const standing: Frame = (style, { photo, emblem, ceiling = 0, headroom = 0 }, src) => {
  const { look, tones } = style
  const { fill, colour, ink } = plateOf(style)
  const plate: SceneNode = { kind: 'rect', ...photo, fill }
  const room = ceiling < photo.y ? photo.y - ceiling : photo.y
  const over = Math.min(room, photo.height * OVER.top) - headroom
  const width = Math.max(photo.width * OVER.least, Math.min(photo.height * AS_WIDE, photo.width * OVER.most))
  const place = {
    x: photo.x + (photo.width - width) / 2,
    y: photo.y - over,
    width,
    height: photo.height + over,
  }
  const figure: SceneNode =
    look.id === 'classic'
      ? { kind: 'image', ...withinPlate(photo, headroom), src, fit: 'cover', crop: FROM_HAIR, fadeSides: FADE_SIDES }
      : {
          kind: 'image',
          ...place,
          src,
          fit: 'stand',
          fadeSides: FADE_SIDES,
          shadow: castShadow(look.id === 'poster' ? tones.ground : colour),
        }
  return {
    photo: [look.id === 'poster' ? { ...plate, unlessLoaded: src } : plate, figure],
    number: { place: emblem, size: emblem.height, colour: ink },
  }
}

/** The largest square that is free in every look and format. */
function frameIn({ frame }: PhotoPlaces): Box {
  const side = Math.min(frame.width, frame.height)
  return within(frame, { width: side, height: side })
}

const rounded =
  (share: number): Frame =>
  ({ tones }, places, src) => {
    const place = frameIn(places)
    const radius = place.width * share
    const border = { width: BORDER, colour: tones.accent }
    return {
      photo: [
        { kind: 'rect', ...place, fill: photoBackdrop(tones), radius, shadow: plateShadow(24) },
        { kind: 'image', ...place, src, fit: 'cover-top', radius },
        { kind: 'rect', ...place, fill: 'transparent', radius, border },
      ],
      number: { place, size: place.height * 0.6, colour: tones.accentInk },
    }
  }

const shield: Frame = ({ tones }, places, src) => {
  const square = frameIn(places)
  const place = within(square, { width: square.width * 0.88 })
  const segments = shieldSegments(place)
  const shade = { ...place, y: place.y + 20 }
  return {
    photo: [
      { kind: 'path', ...shade, segments: shieldSegments(shade), fill: 'rgba(0,0,0,0.28)' },
      { kind: 'path', ...place, segments, fill: photoBackdrop(tones) },
      { kind: 'image', ...place, src, fit: 'cover-top', mask: 'shield' },
      { kind: 'path', ...place, segments, border: { width: BORDER, colour: tones.accent } },
    ],
    number: { place: { ...place, height: place.height * 0.92 }, size: place.height * 0.54, colour: tones.accentInk },
  }
}

/** The photo alone, on the ground; a number in its place keeps a tile under it. */
const none: Frame = ({ tones }, places, src) => {
  const { photo, photoRadius } = places
  const tile = frameIn(places)
  return {
    photo: [
      { kind: 'rect', ...tile, fill: tones.accent, radius: tile.width * 0.05, unlessLoaded: src },
      { kind: 'image', ...photo, src, fit: photoRadius === null ? 'cover-top' : 'cover' },
    ],
    number: { place: tile, size: tile.height * 0.7, colour: tones.accentInk },
  }
}

export const FRAMES: Readonly<Record<FrameName, Frame>> = {
  auto,
  circle: rounded(0.5),
  square: rounded(0.02),
  shield,
  none,
}
