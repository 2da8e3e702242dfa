import { GOAL_GRAPHIC } from './goal-graphic.ts'
import type { GraphicKind, GraphicKindName } from './graphic-kind.ts'
import { LINEUP_GRAPHIC } from './lineup-graphic.ts'
import { RESULT_GRAPHIC } from './result-graphic.ts'

/** For what is about every graphic of a match. */
export const GRAPHIC_KINDS: Record<GraphicKindName, GraphicKind> = {
  lineup: LINEUP_GRAPHIC,
  goal: GOAL_GRAPHIC,
  result: RESULT_GRAPHIC,
}
