import type { SceneNode } from '../scene/node.ts'
import type { Ground } from './ground.ts'
import { whole } from './parts.ts'

/** One flat colour, edge to edge. */
export const silhouetteGround = ({ canvas, tones }: Ground): SceneNode[] => [whole(canvas, tones.ground)]
