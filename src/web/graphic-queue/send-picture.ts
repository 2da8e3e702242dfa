import { generateGraphic } from '#web/api/generate-graphic.ts'
import { exportPng } from '#web/graphics/export-png.ts'
import type { QueuedPicture } from './queued-graphic.ts'

/** scene → PNG → upload → address. */
export async function sendPicture(
  { id, kind, match, facts, scene, fileName }: QueuedPicture,
  matchId: number | undefined,
): Promise<string> {
  const { png } = await exportPng(scene)
  const { url } = await generateGraphic(png, {
    type: kind,
    filename: fileName,
    requestId: id,
    ...facts,
    ...(matchId === undefined ? match && { match } : { matchId }),
  })
  return url
}
