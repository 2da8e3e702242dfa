import type { GenerateGraphicRequest, GraphicMatch } from '#contract/graphic.ts'
import { isRecord } from '#domain/match/gate.ts'
import { TEMPLATE_TYPES, type TemplateType } from '#domain/template/template-type.ts'
import type { Scene } from '#scene/node.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'

export type GraphicFacts = Pick<GenerateGraphicRequest, 'eventId' | 'shows' | 'sceneHash' | 'caption' | 'altText'>

/** A graphic on its way to the server: what to draw, not the picture, so ten of them are a few hundred kilobytes. */
export interface QueuedGraphic {
  /** The server records one graphic for it, however often it is sent. */
  id: string
  /** Whose session may send it. */
  owner: number
  madeAt: number
  type: TemplateType
  /** Null: kept by an earlier version, which named the match by opponent and day. */
  matchKey: MatchKey | null
  match: GraphicMatch | null
  /** What it shows, in its own words. */
  facts: GraphicFacts
  scene: Scene
  altText: string
  fileName: string
  /** Why the server did not take it; null while it has not said so. */
  problem: string | null
}

const isType = (value: unknown): value is TemplateType => TEMPLATE_TYPES.some((type) => type === value)

const isScene = (value: unknown): value is Scene =>
  isRecord(value) && typeof value.width === 'number' && typeof value.height === 'number' && Array.isArray(value.nodes)

/** The gate for what the device kept: another version of the product may have written it. */
export function restoreQueued(value: unknown): QueuedGraphic | null {
  if (!isRecord(value)) return null
  const { id, owner, madeAt, type, matchKey, match, facts, scene, altText, fileName, problem } = value
  if (typeof id !== 'string' || typeof owner !== 'number' || typeof madeAt !== 'number') return null
  if (!isType(type) || !isScene(scene)) return null
  return {
    id,
    owner,
    madeAt,
    type,
    scene,
    matchKey: typeof matchKey === 'string' ? matchKey : null,
    match: isRecord(match) ? (match as unknown as GraphicMatch) : null,
    facts: isRecord(facts) ? (facts as GraphicFacts) : {},
    altText: typeof altText === 'string' ? altText : '',
    fileName: typeof fileName === 'string' ? fileName : `${type}.png`,
    problem: typeof problem === 'string' ? problem : null,
  }
}
