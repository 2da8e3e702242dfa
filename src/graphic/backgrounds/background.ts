import type { ClubColours } from '#domain/club/club-colours.ts'
import { DEFAULT_FORMAT, type FormatName, sheetOf } from '../formats.ts'
import type { GroundFacts } from '../kinds/design.ts'
import { kindDesign } from '../kinds/designs.ts'
import type { KindName } from '../kinds/kinds.ts'
import { mutedTones } from '../looks/muted-tones.ts'
import type { Scene, SceneNode } from '../scene/node.ts'
import type { ClubStyle } from '../style/club-style.ts'
import { styledLook } from '../style/styled-look.ts'
import { isLedLook, type LookName } from '../template/look-name.ts'
import { broadcastGround } from './broadcast.ts'
import { classicGround } from './classic.ts'
import { clubGround } from './club-ground.ts'
import { coverGround } from './cover.ts'
import type { Ground } from './ground.ts'
import { posterGround } from './poster.ts'
import { silhouetteGround } from './silhouette.ts'

const GROUNDS: Record<LookName, (ground: Ground) => SceneNode[]> = {
  broadcast: broadcastGround,
  poster: posterGround,
  classic: classicGround,
  cover: coverGround,
  silhouette: silhouetteGround,
}

/** What the background depends on of the kind; kinds that agree in it share one picture. */
export const groundFacts = (look: LookName, kind: KindName): GroundFacts | null =>
  isLedLook(look) && !kindDesign(kind).ground.isMuted ? null : kindDesign(kind).ground

/** The starter templates' backgrounds, in the club's colours. */
export function backgroundScene(
  look: LookName,
  kind: KindName,
  colours: ClubColours,
  format: FormatName = DEFAULT_FORMAT,
  style?: ClubStyle,
): Scene {
  const { canvas } = sheetOf(format)
  const facts = kindDesign(kind).ground
  const full = styledLook(look, style).tones(colours)
  const tones = isLedLook(look) && facts.isMuted ? mutedTones(full) : full
  const nodes = GROUNDS[look]({ format, canvas, facts, tones, colours })
  const drawn = style ? clubGround(nodes, canvas, tones, style) : nodes
  return { width: canvas.width, height: canvas.height, nodes: drawn }
}
