import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { GraphicSubject } from '#domain/match/graphic-subject.ts'
import type { Catalogue } from '../catalogue.ts'
import type { FormatName } from '../formats.ts'
import type { Piece } from '../layout/piece.ts'
import type { MatchView } from '../match-view.ts'
import type { DataValues } from '../scene/data-values.ts'
import type { Scene } from '../scene/node.ts'
import type { TemplateView } from '../template/template-view.ts'
import type { Datum } from './datum.ts'
import type { KindName } from './kinds.ts'

/** Where a kind is made and seen. Kinds that take each other's place, as the two goals do, share one. */
export interface KindTab {
  /** Also names the match's choice of a template. */
  name: string
  label: string
  /** Strokes in a box of 24 by 24. */
  icon: string
  /** The screen where it is made, and the words that lead there. */
  screen: { to: '/lineup' | '/scorer' | '/result'; label: string }
  generateLabel: string
  /** Over the earlier graphics of a match. */
  versionsLabel: string
}

/** How a starter's background is composed for a kind. Lengths are shares of the canvas. */
export interface GroundFacts {
  /** How far the shafts of light stand aside. */
  shafts: number
  /** How far down the rays come from: behind the eleven, the scorer, the score. */
  hero: number
  /** How far down the sash begins on the left. */
  sash: number
  /** The club's colours step back. */
  isMuted?: true
}

/** What is known of a kind wherever it is named: little, since every page has it. */
export interface KindFacts {
  /** Of its templates. */
  label: string
  tab: KindTab
  /** What its templates can show beside the data that every graphic has. */
  data: Readonly<Record<string, Datum>>
  ground: GroundFacts
  /** Its graphic makes the line-up public. */
  publishesLineup?: true
  /** All that it takes to make one; loaded when one is made. */
  load(): Promise<Kind>
}

export interface Missing {
  title: string
  message: string
}

/** One graphic of a kind, as it would be made of a state. */
export interface DrawnKind {
  view: MatchView
  caption: readonly string[]
  altText: readonly string[]
  values: DataValues
  /** The layout's pieces before the template changed any. */
  pieces(template: TemplateView, format: FormatName): readonly Piece[]
  scene(template: TemplateView, format: FormatName, values?: DataValues): Scene
}

/** What makes a kind of graphic of the state of a match. Which kind of view it goes through is its own affair. */
export interface Kind {
  name: KindName
  /** Whether it is this kind that the tab shows of the state. */
  isShownFor(match: ShownMatch, eventId: string | null): boolean
  /** The event that it is about: the one asked for, else the one that the screen is about. */
  eventId(match: ShownMatch, asked: string | null): string | null
  /** What must be known before it can be made. */
  missing(match: ShownMatch): Missing | null
  /** By it a finished graphic is later known to be true or not. */
  subject(match: ShownMatch, eventId: string | null): GraphicSubject
  draw(match: ShownMatch, catalogue: Catalogue, eventId: string | null): DrawnKind
}
