import type { LedLookName } from '../../template/look-name.ts'
import { coverStage } from './cover-stage.ts'
import { silhouetteStage } from './silhouette-stage.ts'
import type { StagePieces } from './stage.ts'

const STAGES: Readonly<Record<LedLookName, StagePieces>> = { cover: coverStage, silhouette: silhouetteStage }

export const stagePieces: StagePieces = (style, ...rest) => STAGES[style.look.id](style, ...rest)
