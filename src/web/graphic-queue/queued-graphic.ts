import type { DrawGraphicRequest } from '#contract/graphic.ts'
import { isPhotoLoss, type PhotoLoss } from '#contract/lost-photo.ts'
import { itemKey, photoKey } from '#domain/match/document/keys.ts'
import { isRecord } from '#domain/match/gate.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { isKindName, type KindName } from '#graphic/kinds/kinds.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'

/** A graphic that the server is to draw: which one, and of which state. A few kilobytes. */
export interface QueuedGraphic {
  /** The server records one graphic for it, however often it is sent. */
  id: string
  /** Whose session may send it. */
  owner: number
  madeAt: number
  kind: KindName
  matchKey: MatchKey
  altText: string
  /** Why the server did not take it; null while it has not said so. */
  problem: string | null
  /** Where the problem is the photograph that was chosen for it. */
  photoLoss?: PhotoLoss
  format: FormatName
  templateId: number
  cells: DrawGraphicRequest['cells']
  eventId: string | null
  /** Null: nobody has seen it as it will be. */
  sceneHash: string | null
}

/** As somebody decides who cannot have the photograph. */
export function withoutPhoto({ photoLoss: _, ...graphic }: QueuedGraphic): QueuedGraphic {
  const { [itemKey('photo', photoKey(graphic.kind, graphic.eventId))]: __, ...cells } = graphic.cells
  return { ...graphic, cells, sceneHash: null, problem: null }
}

/** The gate for what the device kept: another version of the product may have written it. */
export function restoreQueued(value: unknown): QueuedGraphic | null {
  if (!isRecord(value)) return null
  const { id, owner, madeAt, kind, matchKey, altText, problem, photoLoss } = value
  const { format, templateId, cells, eventId, sceneHash } = value
  if (typeof id !== 'string' || typeof owner !== 'number' || typeof madeAt !== 'number') return null
  if (!isKindName(kind) || typeof matchKey !== 'string') return null
  if (!isRecord(cells) || typeof templateId !== 'number') return null
  if (sceneHash !== null && typeof sceneHash !== 'string') return null
  return {
    id,
    owner,
    madeAt,
    kind,
    matchKey,
    templateId,
    sceneHash,
    altText: typeof altText === 'string' ? altText : '',
    problem: typeof problem === 'string' ? problem : null,
    ...(isPhotoLoss(photoLoss) && { photoLoss }),
    cells: cells as QueuedGraphic['cells'],
    format: FORMAT_NAMES.find((name) => name === format) ?? DEFAULT_FORMAT,
    eventId: typeof eventId === 'string' ? eventId : null,
  }
}
