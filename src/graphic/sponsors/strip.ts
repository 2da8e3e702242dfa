import type { Piece } from '../layout/piece.ts'
import type { Look, Tones } from '../looks/look.ts'
import type { Box, Fill, SceneNode, Segment } from '../scene/node.ts'
import type { LookName } from '../template/look-name.ts'
import { logoPlaces } from './logo-places.ts'
import { SPONSOR_PIECE, type SponsorGround } from './pieces.ts'
import type { SponsorView } from './sponsor-view.ts'
import type { StripPlaces } from './strip-places.ts'

const SLANT = 22
const BAR = 14

const slanted = ({ x, y, height }: Box, left: number, right: number): Segment[] => [
  { to: 'move', x: x + left + SLANT, y },
  { to: 'line', x: x + right + SLANT, y },
  { to: 'line', x: x + right, y: y + height },
  { to: 'line', x: x + left, y: y + height },
  { to: 'close' },
]

type Ground = (strip: Box, fill: Fill, tones: Tones) => SceneNode[]

/** A slanted bar off the right edge, its beginning in the loud colour. */
const slantedBar: Ground = (strip, fill, { accent }) => [
  { kind: 'path', ...strip, segments: slanted(strip, BAR, strip.width), fill },
  { kind: 'path', ...strip, width: BAR + SLANT, segments: slanted(strip, 0, BAR), fill: accent },
]

/** A bar from edge to edge under a line of the loud colour. */
const fullBar: Ground = (strip, fill, { accent }) => [
  { kind: 'rect', ...strip, fill },
  { kind: 'rect', ...strip, height: 6, fill: accent },
]

/** A slip of paper between two rules. */
const ruledPaper: Ground = (strip, fill, { ink }) => {
  const rule = (y: number): SceneNode => ({ kind: 'rect', ...strip, y, height: 3, fill: ink })
  return [{ kind: 'rect', ...strip, fill }, rule(strip.y), rule(strip.y + strip.height - 3)]
}

/** A bar from edge to edge, and nothing else. */
const plainBar: Ground = (strip, fill) => [{ kind: 'rect', ...strip, fill }]

const GROUNDS: Readonly<Record<LookName, Ground>> = {
  broadcast: slantedBar,
  poster: fullBar,
  classic: ruledPaper,
  cover: plainBar,
  silhouette: fullBar,
}

const FILLS: Readonly<Record<LookName, Readonly<Record<SponsorGround, string>>>> = {
  broadcast: { light: '#f5f7fa', dark: '#070b12' },
  poster: { light: '#fbf6ea', dark: '#15110d' },
  classic: { light: '#fffdf8', dark: '#16181b' },
  cover: { light: '#ffffff', dark: '#08090c' },
  silhouette: { light: '#ffffff', dark: '#0b0b0d' },
}

/** A poster's strip is of the paper that is pasted on it everywhere else. */
const fillOf = (look: LookName, ground: SponsorGround, { panel }: Tones): Fill =>
  look === 'poster' && ground === 'light' ? panel : FILLS[look][ground]

/** The logos on a ground of their own, in the look's manner. */
export const stripPiece = (
  { id }: Pick<Look, 'id'>,
  tones: Tones,
  { strip, logos }: StripPlaces,
  ground: SponsorGround,
  sponsors: readonly SponsorView[],
): Piece => ({
  name: SPONSOR_PIECE,
  nodes: [
    ...GROUNDS[id](strip, fillOf(id, ground, tones), tones),
    ...logoPlaces(logos, sponsors).map(
      (place, index): SceneNode => ({ kind: 'image', ...place, src: sponsors[index]?.logo ?? '', fit: 'contain' }),
    ),
  ],
})
