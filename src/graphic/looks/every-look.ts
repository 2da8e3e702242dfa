import type { LookName } from '../template/look-name.ts'
import { classic } from './classic.ts'
import { cover } from './cover.ts'
import type { Look } from './look.ts'
import { knowingTones, PLAIN_LOOK } from './plain-look.ts'
import { poster } from './poster.ts'
import { silhouette } from './silhouette.ts'

export const LOOKS: Readonly<Record<LookName, Look>> = {
  broadcast: PLAIN_LOOK,
  poster: knowingTones(poster),
  classic: knowingTones(classic),
  cover: knowingTones(cover),
  silhouette: knowingTones(silhouette),
}
