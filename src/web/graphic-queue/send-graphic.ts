import { uploadGraphic } from '#web/api/graphics.ts'
import { NetworkError } from '#web/api/http-error.ts'
import { type ExportedGraphic, exportPng } from '#web/graphics/export-png.ts'
import { numberNow, useMatchesStore } from '#web/match-store/matches-store.ts'
import { useSync } from '#web/match-store/sync-phase.ts'
import { saveNow } from '#web/match-store/the-sync.ts'
import type { QueuedGraphic } from './queued-graphic.ts'

/** The server files a graphic under a match it knows of: what was changed before it was made must be there first. */
async function saveChanges(owner: number): Promise<void> {
  if (useMatchesStore.getState().owner !== owner) return
  const isSaved = await saveNow()
  if (!isSaved && useSync.getState().phase === 'waiting') throw new NetworkError('unsaved changes')
}

/** scene → PNG (made while nobody waited) → upload → address. */
export async function sendGraphic(
  { id, owner, type, matchKey, match, facts, scene, fileName }: QueuedGraphic,
  drawn: Promise<ExportedGraphic> | null,
  onProgress: (share: number) => void,
): Promise<string> {
  await saveChanges(owner)
  const { png } = await (drawn ?? exportPng(scene))
  const matchId = matchKey === null ? null : numberNow(matchKey)
  const { url } = await uploadGraphic({
    png,
    type,
    filename: fileName,
    requestId: id,
    matchId,
    match,
    facts,
    onProgress,
  })
  return url
}
