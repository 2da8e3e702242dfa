import type { DrawGraphicRequest, GenerateGraphicRequest, GraphicMatch } from '#contract/graphic.ts'
import { isPhotoLoss, type PhotoLoss } from '#contract/lost-photo.ts'
import { itemKey, photoKey } from '#domain/match/document/keys.ts'
import { isRecord, type Raw } from '#domain/match/gate.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { isKindName, type KindName } from '#graphic/kinds/kinds.ts'
import type { Scene } from '#graphic/scene/node.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'

interface Queued {
  /** The server records one graphic for it, however often it is sent. */
  id: string
  /** Whose session may send it. */
  owner: number
  madeAt: number
  kind: KindName
  /** Null: kept by an earlier version, which named the match by opponent and day. */
  matchKey: MatchKey | null
  altText: string
  /** Why the server did not take it; null while it has not said so. */
  problem: string | null
  /** Where the problem is the photograph that was chosen for it. */
  photoLoss?: PhotoLoss
}

/** A graphic that the server is to draw: which one, and of which state. A few kilobytes. */
export interface QueuedWords extends Queued {
  format: FormatName
  templateId: number
  cells: DrawGraphicRequest['cells']
  eventId: string | null
  /** Null: nobody has seen it as it will be. */
  sceneHash: string | null
}

export type GraphicFacts = Pick<GenerateGraphicRequest, 'eventId' | 'shows' | 'sceneHash' | 'caption' | 'altText'>

/** Kept by an earlier version, which drew on the device what it sent. */
export interface QueuedPicture extends Queued {
  match: GraphicMatch | null
  /** What it shows, in its own words. */
  facts: GraphicFacts
  scene: Scene
  fileName: string
}

export type QueuedGraphic = QueuedWords | QueuedPicture

export const isWords = (graphic: QueuedGraphic): graphic is QueuedWords => 'cells' in graphic

const isScene = (value: unknown): value is Scene =>
  isRecord(value) && typeof value.width === 'number' && typeof value.height === 'number' && Array.isArray(value.nodes)

function restoreCommon({
  id,
  owner,
  madeAt,
  type,
  kind = type,
  matchKey,
  altText,
  problem,
  photoLoss,
}: Raw): Queued | null {
  if (typeof id !== 'string' || typeof owner !== 'number' || typeof madeAt !== 'number' || !isKindName(kind))
    return null
  return {
    id,
    owner,
    madeAt,
    kind,
    matchKey: typeof matchKey === 'string' ? matchKey : null,
    altText: typeof altText === 'string' ? altText : '',
    problem: typeof problem === 'string' ? problem : null,
    ...(isPhotoLoss(photoLoss) && { photoLoss }),
  }
}

function restorePicture(queued: Queued, { match, facts, scene, fileName }: Raw): QueuedPicture | null {
  if (!isScene(scene)) return null
  return {
    ...queued,
    scene,
    match: isRecord(match) ? (match as unknown as GraphicMatch) : null,
    facts: isRecord(facts) ? (facts as GraphicFacts) : {},
    fileName: typeof fileName === 'string' ? fileName : `${queued.kind}.png`,
  }
}

function restoreWords(queued: Queued, { format, templateId, cells, eventId, sceneHash }: Raw): QueuedWords | null {
  if (!isRecord(cells) || typeof templateId !== 'number') return null
  if (sceneHash !== null && typeof sceneHash !== 'string') return null
  return {
    ...queued,
    templateId,
    sceneHash,
    cells: cells as QueuedWords['cells'],
    format: FORMAT_NAMES.find((name) => name === format) ?? DEFAULT_FORMAT,
    eventId: typeof eventId === 'string' ? eventId : null,
  }
}

/** As somebody decides who cannot have the photograph. */
export function withoutPhoto({ photoLoss: _, ...graphic }: QueuedWords): QueuedWords {
  const { [itemKey('photo', photoKey(graphic.kind, graphic.eventId))]: __, ...cells } = graphic.cells
  return { ...graphic, cells, sceneHash: null, problem: null }
}

/** The gate for what the device kept: another version of the product may have written it. */
export function restoreQueued(value: unknown): QueuedGraphic | null {
  if (!isRecord(value)) return null
  const queued = restoreCommon(value)
  return queued && ('scene' in value ? restorePicture(queued, value) : restoreWords(queued, value))
}
