import type { ClubColours } from '#domain/club/club-colours.ts'
import type { LookName } from '#domain/template/look-name.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { LOOKS } from '../looks/looks.ts'
import { GRAPHIC_HEIGHT, GRAPHIC_WIDTH, type Scene, type SceneNode } from '../node.ts'
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
export function backgroundScene(look: LookName, type: TemplateType, colours: ClubColours, crest: string | null): Scene {
  const nodes = GROUNDS[look]({ type, tones: LOOKS[look].tones(colours), colours, crest })
  return { width: GRAPHIC_WIDTH, height: GRAPHIC_HEIGHT, nodes }
}
