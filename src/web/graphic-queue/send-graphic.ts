import { drawGraphic } from '#web/api/graphics.ts'
import { NetworkError } from '#web/api/http-error.ts'
import { CLUB, numberNow, useMatchesStore } from '#web/match-store/matches-store.ts'
import { useSync } from '#web/match-store/sync-phase.ts'
import { saveNow } from '#web/match-store/the-sync.ts'
import type { QueuedGraphic } from './queued-graphic.ts'

/** The server files a graphic under a match it knows of: what was changed before it was made must be there first. */
async function saveChanges(owner: number): Promise<void> {
  if (useMatchesStore.getState().owner !== owner) return
  const isSaved = await saveNow()
  if (!isSaved && useSync.getState().phase === 'waiting') throw new NetworkError('unsaved changes')
}

/** words → a drawing on the server → address. */
export async function sendGraphic(graphic: QueuedGraphic): Promise<string> {
  const isOfClub = graphic.matchKey === CLUB
  if (!isOfClub) await saveChanges(graphic.owner)
  const matchId = isOfClub ? null : (numberNow(graphic.matchKey) ?? undefined)
  const { id: requestId, kind, format, templateId, cells, eventId, sceneHash } = graphic
  const { url } = await drawGraphic({ requestId, kind, format, templateId, cells, eventId, sceneHash, matchId })
  return url
}
