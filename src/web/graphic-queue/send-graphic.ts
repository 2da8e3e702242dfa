import { uploadGraphic } from '#web/api/graphics.ts'
import { NetworkError } from '#web/api/http-error.ts'
import { type ExportedGraphic, exportPng } from '#web/graphics/export-png.ts'
import { changeHere, saveNow, useSync } from '#web/match-store/shared-sync.ts'
import { useStudioStore } from '#web/match-store/studio-store.ts'
import { graphicField } from './graphic-field.ts'
import { matchOf } from './match-of.ts'
import type { QueuedGraphic } from './queued-graphic.ts'

/** The server files a graphic under a match it knows of: what was changed before it was made must be there first. */
async function saveChanges(owner: number): Promise<void> {
  if (useStudioStore.getState().owner !== owner) return
  const isSaved = await saveNow()
  if (!isSaved && useSync.getState().phase === 'waiting') throw new NetworkError('unsaved changes')
}

/** scene → PNG (made while nobody waited) → upload → address. */
export async function sendGraphic(
  graphic: QueuedGraphic,
  drawn: Promise<ExportedGraphic> | null,
  onProgress: (share: number) => void,
): Promise<string> {
  const { id, owner, type, match, scene, fileName } = graphic
  await saveChanges(owner)
  const { png } = await (drawn ?? exportPng(scene))
  const { url } = await uploadGraphic({ png, type, filename: fileName, requestId: id, match, onProgress })
  return url
}

/** Its download and share are there, unless another match is on the screen by now. */
export function noteAddress({ owner, type, match }: QueuedGraphic, url: string): void {
  const own = useStudioStore.getState()
  const shown = matchOf(own.studio)
  if (own.owner !== owner || shown?.opponentId !== match?.opponentId || shown?.matchDate !== match?.matchDate) return
  changeHere((studio) => ({ ...studio, [graphicField(type)]: url }))
}
