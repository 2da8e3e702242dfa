import type { ClubColours } from '#domain/club/club-colours.ts'
import type { Face } from '../faces.ts'
import type { Box, Fill, SceneNode } from '../node.ts'

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
  pitch: readonly [string, string]
  pitchLines: string
}

export interface TeamPlaces {
  homeCrest: Box
  awayCrest: Box
  homeName: Box
  awayName: Box
}

export interface LineupPlaces extends TeamPlaces {
  heading: Box
  date: Box
  /** Null: the crests stand apart without a word between them. */
  versus: Box | null
  pitch: Box
  bench: Box
}

export interface GoalPlaces extends TeamPlaces {
  heading: Box
  photo: Box
  photoRadius: number
  label: Box
  name: Box
  minute: Box
  namePanel: Box
  score: Box
  scorePanel: Box
}

export interface ResultPlaces extends TeamPlaces {
  heading: Box
  date: Box
  score: Box
  scorePanel: Box
  scorersHeading: Box
  homeScorers: Box
  awayScorers: Box
  scorersPanel: Box
}

/** One visual family: its letters, its colours, its way to draw a panel, and where things stand. */
export interface Look {
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
  lineup: LineupPlaces
  goal: GoalPlaces
  result: ResultPlaces
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
