import { within } from '../../layout/area.ts'
import { FROM_HAIR } from '../../layout/person/from-hair.ts'
import { photoBackdrop, plateShadow } from '../../layout/pieces.ts'
import type { SceneNode } from '../../scene/node.ts'
import { shieldSegments } from '../../scene/shield.ts'
import { bigNumber } from './big-number.ts'
import { circleMark } from './circle-mark.ts'
import { framed } from './framed.ts'
import type { Mark, MarkNodes } from './mark.ts'
import type { MarkName } from './pieces.ts'
import { figureOf, framedOf, standInNode } from './stand-in.ts'

/** As much picture as in a circle. */
const square: MarkNodes = (style, player, { photo: place }) => {
  const { tones, isOnPaper } = style
  const side = place.width
  const own = within(place, { width: side * 0.9, height: side * 0.95 }, 'middle', 'end')
  const radius = side * 0.05
  return [
    {
      kind: 'rect',
      ...own,
      fill: photoBackdrop(tones),
      radius,
      ...(!isOnPaper && { shadow: plateShadow(side * 0.07) }),
    },
    standInNode(style, player, place),
    ...framed(
      style,
      player,
      own,
      { radius },
      {
        kind: 'rect',
        ...own,
        fill: 'transparent',
        radius,
        border: { width: side * 0.025, colour: tones.accent },
      },
    ),
  ]
}

const shield: MarkNodes = (style, player, { photo: place }) => {
  const { tones, isOnPaper } = style
  const side = place.width
  const own = within(place, { width: side * 0.9 })
  const segments = shieldSegments(own)
  const shade = { ...own, y: own.y + side * 0.04 }
  return [
    ...(isOnPaper
      ? []
      : [{ kind: 'path' as const, ...shade, segments: shieldSegments(shade), fill: 'rgba(0,0,0,0.3)' }]),
    { kind: 'path', ...own, segments, fill: photoBackdrop(tones) },
    standInNode(style, player, place),
    ...framed(
      style,
      player,
      own,
      { mask: 'shield' },
      {
        kind: 'path',
        ...own,
        segments,
        border: { width: side * 0.028, colour: tones.accent },
      },
    ),
  ]
}

/** The photo alone stands on the plate, and its shadow behind it. */
const cutOut: MarkNodes = (style, player, { photo, plate }) => {
  const side = photo.width
  const src = figureOf(player)
  const shade = [1.14, 1, 0.86, 0.72].map((share): SceneNode => {
    const foot = within(
      { ...photo, y: plate.y, height: 0 },
      { width: side * share, height: side * (share - 0.5) * 0.36 },
    )
    return { kind: 'ellipse', ...foot, fill: 'rgba(0,0,0,0.09)', onceLoaded: src }
  })
  const standing = { ...photo, height: Math.round(Math.min(side, plate.y + plate.height * 0.7 - photo.y)) }
  return [
    ...shade,
    ...bigNumber(style, player, photo, src),
    player.lineupCutout
      ? { kind: 'image', ...standing, src, fit: 'cover', crop: FROM_HAIR }
      : { kind: 'image', ...standing, src, fit: 'cover-top', radius: side * 0.04 },
  ]
}

const none: MarkNodes = (style, player, { photo }) => (style.hasNumbers ? bigNumber(style, player, photo) : [])

export const MARKS: Readonly<Record<MarkName, Mark>> = {
  circle: circleMark,
  shield: { nodes: shield, pictureOf: framedOf, badge: 'corner' },
  square: { nodes: square, pictureOf: framedOf, badge: 'corner' },
  'cut-out': {
    nodes: cutOut,
    pictureOf: (_, player) => figureOf(player),
    badge: 'on-plate',
    isOnGround: true,
    mayTouch: true,
  },
  none: { nodes: none, pictureOf: () => '', badge: null, isOnGround: true },
}
