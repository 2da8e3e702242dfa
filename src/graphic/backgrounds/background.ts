import type { ClubColours } from '#domain/club/club-colours.ts'
import { DEFAULT_FORMAT, type FormatName, sheetOf } from '../formats.ts'
import { type KindName, kindFacts } from '../kinds/kinds.ts'
import { LOOKS } from '../looks/looks.ts'
import type { Scene, SceneNode } from '../scene/node.ts'
import type { LookName } from '../template/look-name.ts'
import { broadcastGround } from './broadcast.ts'
import { classicGround } from './classic.ts'
import type { Ground } from './ground.ts'
import { posterGround } from './poster.ts'

const GROUNDS: Record<LookName, (ground: Ground) => SceneNode[]> = {
  broadcast: broadcastGround,
  poster: posterGround,
  classic: classicGround,
}

/** The starter templates' backgrounds, in the club's colours. */
export function backgroundScene(
  look: LookName,
  kind: KindName,
  colours: ClubColours,
  crest: string | null,
  format: FormatName = DEFAULT_FORMAT,
): Scene {
  const { canvas } = sheetOf(format)
  const facts = kindFacts(kind).ground
  const nodes = GROUNDS[look]({ format, canvas, facts, tones: LOOKS[look].tones(colours), colours, crest })
  return { width: canvas.width, height: canvas.height, nodes }
}
