import type { ClockStage } from '#domain/match/clock-stage.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { EventKind } from '#domain/match/events/match-event.ts'
import type { GraphicSubject } from '#domain/match/graphic-subject.ts'
import type { Catalogue } from '../catalogue.ts'
import type { FormatName } from '../formats.ts'
import type { Piece } from '../layout/piece.ts'
import type { MatchView } from '../match-view.ts'
import type { DataValues } from '../scene/data-values.ts'
import type { Scene } from '../scene/node.ts'
import type { TemplateView } from '../template/template-view.ts'
import type { KindName } from './kinds.ts'

/** Where a kind is made and seen. Kinds that take each other's place, as the two goals do, share one. */
export interface KindTab {
  /** Also names the match's choice of a template. */
  name: string
  label: string
  /** Strokes in a box of 24 by 24. */
  icon: string
  /** The screen where it is made, and the words that lead there. */
  screen: { to: '/lineup' | '/scorer' | '/result' | '/graphics'; label: string }
  generateLabel: string
  /** Over the earlier graphics of a match. */
  versionsLabel: string
}

/** When in a match day it is posted; `anytime`: whatever day it is. */
export const DAY_PARTS = ['before', 'during', 'after', 'anytime'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** What is known of a kind wherever it is named: little, since every page has it. */
export interface KindFacts {
  /** Of its templates. */
  label: string
  tab: KindTab
  part: DayPart
  /** It is offered as soon as one of these is recorded. */
  follows?: readonly EventKind[]
  /** It is offered when the clock comes to one of these. */
  stages?: readonly ClockStage[]
  /** It draws on the season: the table, the matches to come, what players have done before. */
  drawsOnSeason?: true
  /** It is offered only when it has something to be about: its `occasions` say so. */
  hasOccasions?: true
  /** It is the club's, not a match's: no opponent is needed, and it is filed under no match. */
  isOfClub?: true
  /** A photograph of the library can be chosen for it. */
  takesPhoto?: true
  /** Its graphic makes the line-up public. */
  publishesLineup?: true
  /** All that it takes to make one; loaded when one is made. */
  load(): Promise<Kind>
}

/** What a graphic can be about that is no event by itself. */
export interface Occasion {
  /** In place of an event's. */
  id: string
  /** The events that brought it about together. */
  eventIds: readonly string[]
  /** `Hat-trick`, and whose. */
  title: string
  name: string
  /** There is a greater one of the same player. */
  isSurpassed: boolean
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
  eventId(match: ShownMatch, asked: string | null, catalogue: Catalogue): string | null
  /** What else than events it can be about, the newest last. */
  occasions?(match: ShownMatch, catalogue: Catalogue): readonly Occasion[]
  /** What must be known before it can be made; `eventId` is what it is about. */
  missing(match: ShownMatch, catalogue: Catalogue, eventId: string | null): Missing | null
  /** By it a finished graphic is later known to be true or not. */
  subject(match: ShownMatch, eventId: string | null, catalogue: Catalogue): GraphicSubject
  draw(match: ShownMatch, catalogue: Catalogue, eventId: string | null): DrawnKind
}
