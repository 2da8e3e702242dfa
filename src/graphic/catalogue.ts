import type { FormatName } from './formats.ts'
import type { KindName } from './kinds/kinds.ts'
import type { MatchView, PhotoView, PlayerView } from './match-view.ts'
import type { SeasonFacts } from './season-facts.ts'
import type { SponsorView } from './sponsors/sponsor-view.ts'
import type { TemplateElement } from './template/element.ts'
import type { Point } from './template/element-box.ts'
import type { LookName } from './template/look-name.ts'
import type { PieceChanges } from './template/pieces/piece-change.ts'

export interface CatalogueTemplate {
  id: number
  type: KindName
  isDefault: boolean
  background: string | null
  /** For formats that have one of their own; the others cover their canvas with `background`. */
  backgrounds?: Readonly<Partial<Record<FormatName, string>>>
  /** Which point of `background` stays in sight where it is cut, in percent. */
  focus?: Point
  isStarter: boolean
  look: LookName
  elements: readonly TemplateElement[]
  /** What the club changed of the layout's pieces. */
  pieces?: PieceChanges
  /** False: nothing of the layout, an empty canvas. */
  hasLayout?: boolean
}

/** Everything that a graphic draws on besides the match itself. */
export interface Catalogue {
  players: readonly PlayerView[]
  opponents: readonly { id: number; name: string; logo: string | null }[]
  templates: readonly CatalogueTemplate[]
  club: MatchView['club']
  /** The day at the club, `YYYY-MM-DD`; absent: nobody has said. */
  today?: string
  /** Absent: it has not been read, or the graphic does not draw on it. */
  season?: SeasonFacts
  /** In the club's order; which of them a graphic shows is said by `sponsorsOn`. */
  sponsors?: readonly SponsorView[]
  /** Those that are chosen for some graphic of the match; for a sample the club's newest, with who is on them. */
  photos?: readonly (PhotoView & { id: number; playerIds?: readonly number[] })[]
}
