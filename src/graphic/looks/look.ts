import type { ClubColours } from '#domain/club/club-colours.ts'
import type { Face } from '../scene/faces.ts'
import type { Box, Fill, SceneNode } from '../scene/node.ts'
import type { LookName } from '../template/look-name.ts'

export interface Lettering {
  face: Face
  weight: number
  lineHeight: number
}

/** The colours of one graphic, worked out from the club's so that every text stands at 4.5:1 or better on its ground. */
export interface Tones {
  /** The colour of the whole picture, and text upon it. */
  ground: string
  ink: string
  muted: string
  /** A panel that carries data, and text upon it. */
  panel: Fill
  panelInk: string
  panelMuted: string
  /** The one loud colour, and text upon it. */
  accent: string
  accentInk: string
  turf: readonly [string, string]
  pitchLines: string
}

/** One visual family: its letters, its colours, and its way to draw a panel. */
export interface Look<Name extends LookName = LookName> {
  id: Name
  heading: Lettering
  name: Lettering
  body: Lettering
  figures: Lettering
  headingAlign: 'left' | 'center'
  headingTilt: number
  capitals: boolean
  tones(colours: ClubColours): Tones
  panel(box: Box, tones: Tones): SceneNode[]
  /** A ground for headings, should a club's own background be restless there. */
  veil(box: Box, tones: Tones): SceneNode[]
}
