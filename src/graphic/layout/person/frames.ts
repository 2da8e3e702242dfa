import { contrast } from '#domain/club/colour.ts'
import type { Tones } from '../../looks/look.ts'
import type { Box, Fill, SceneNode } from '../../scene/node.ts'
import { shieldSegments } from '../../scene/shield.ts'
import { within } from '../area.ts'
import type { Style } from '../layout.ts'
import { photoBackdrop, shadowOf } from '../pieces.ts'
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
      ...shadowOf(photo, photoRadius, 24),
      { kind: 'rect', ...photo, fill, radius: photoRadius },
      { kind: 'image', ...photo, src, fit: 'cover', radius: photoRadius },
      { kind: 'rect', ...photo, fill: 'transparent', radius: photoRadius, border },
    ],
    number: { place: photo, size: photo.height * 0.6, colour: tones.accentInk },
  }
}

/** How far somebody who is cut out stands over the edge of their plate, of its height. */
const OVER = 0.09

/** Of the loud colour, unless that is the ground's own. */
const plateOf = ({ accent, accentInk, ground, panel, panelInk }: Tones, fill: Fill): { fill: Fill; ink: string } =>
  contrast(accent, ground) < 1.3 ? { fill: panel, ink: panelInk } : { fill, ink: accentInk }

/** Cut out of their photo they break its edge; on a poster they stand on the ground itself, on a page within the plate. */
export const standing: Frame = ({ look, tones }, { photo, emblem }, src) => {
  const { fill, ink } = plateOf(tones, photoBackdrop(tones))
  const plate: SceneNode = { kind: 'rect', ...photo, fill }
  const over = Math.min(photo.y, photo.height * OVER)
  const place = { ...photo, y: photo.y - over, height: photo.height + over }
  const figure: SceneNode =
    look.id === 'classic'
      ? { kind: 'image', ...photo, src, fit: 'cover-top' }
      : { kind: 'image', ...place, src, fit: 'stand' }
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
        ...shadowOf(place, radius, 24),
        { kind: 'rect', ...place, fill: photoBackdrop(tones), radius },
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
