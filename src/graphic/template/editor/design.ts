import type { CatalogueTemplate } from '../../catalogue.ts'
import { MIDDLE } from '../../scene/crop-at.ts'
import type { TemplateElement } from '../element.ts'
import type { Point } from '../element-box.ts'
import type { LookName } from '../look-name.ts'
import type { PieceChanges } from '../pieces/piece-change.ts'

/** The pictures under everything. */
export interface Grounds {
  readonly background: string
  /** Of formats that have one of their own. */
  readonly backgrounds: NonNullable<CatalogueTemplate['backgrounds']>
  /** Which point of `background` stays in sight where it is cut, in percent. */
  readonly focus: Point
}

/** What is edited of a template: the history is of this. */
export interface TemplateDesign extends Grounds {
  readonly look: LookName
  /** False: an empty canvas. */
  readonly hasLayout: boolean
  readonly elements: readonly TemplateElement[]
  readonly pieces: PieceChanges
}

type Designed = Pick<TemplateDesign, 'look' | 'background' | 'elements' | 'pieces'> & Partial<TemplateDesign>

export const designOf = (template: Designed): TemplateDesign => {
  const { look, background, elements, pieces } = template
  const { hasLayout = true, backgrounds = {}, focus = { x: MIDDLE, y: MIDDLE } } = template
  return { look, hasLayout, background, backgrounds, focus, elements, pieces }
}
