import {
  type GeneratedGraphic,
  type GenerateGraphicRequest,
  type GraphicMatch,
  generatedGraphic,
} from '#contract/graphic.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { upload } from './upload.ts'

const asDataUrl = (png: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(png)
  })

interface FinishedGraphic {
  png: Blob
  type: TemplateType
  filename: string
  requestId: string
  /** Null: named by opponent and day, or not at all; then the server decides. */
  matchId: number | null
  match: GraphicMatch | null
  facts: Pick<GenerateGraphicRequest, 'eventId' | 'shows' | 'sceneHash' | 'caption' | 'altText'>
  onProgress: (share: number) => void
}

/** A line that has gone silent is worse than none: nothing would be tried again. */
const SILENCE_MS = 30_000

/** Sent twice under one `requestId` it is one graphic. */
export async function uploadGraphic({
  png,
  matchId,
  match,
  facts,
  onProgress,
  ...graphic
}: FinishedGraphic): Promise<GeneratedGraphic> {
  const json = {
    base64Image: await asDataUrl(png),
    ...graphic,
    ...facts,
    ...(matchId === null ? match && { match } : { matchId }),
  }
  const call = { method: 'POST', json, answer: generatedGraphic, onProgress, silenceMs: SILENCE_MS } as const
  return upload('/api/generate-graphic', call)
}
