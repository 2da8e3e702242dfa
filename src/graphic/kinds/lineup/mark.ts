import type { PlayerPlaces } from '../../layout/eleven-places.ts'
import type { PlayerView } from '../../match-view.ts'
import type { SceneNode } from '../../scene/node.ts'
import type { MarkStyle } from './stand-in.ts'

export type MarkNodes = (style: MarkStyle, player: PlayerView, at: PlayerPlaces) => SceneNode[]

export interface Mark {
  nodes: MarkNodes
  /** The picture it draws; `''`: there is none. */
  pictureOf: (style: MarkStyle, player: PlayerView) => string
  /** Where the number stands beside a photo. */
  badge: 'corner' | 'on-plate' | null
  /** Where a photo is missing, the number stands on the pitch itself: its lines step back. */
  isOnGround?: true
  /** Pictures may lie over each other. */
  mayTouch?: true
}
