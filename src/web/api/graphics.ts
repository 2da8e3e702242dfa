import { type GeneratedGraphic, type GraphicMatch, generatedGraphic } from '#contract/graphic.ts'
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
  /** Null: no match yet, the server decides. */
  match: GraphicMatch | null
  onProgress: (share: number) => void
}

/** A line that has gone silent is worse than none: nothing would be tried again. */
const SILENCE_MS = 30_000

/** Sent twice under one `requestId` it is one graphic. */
export async function uploadGraphic({
  png,
  match,
  onProgress,
  ...graphic
}: FinishedGraphic): Promise<GeneratedGraphic> {
  const json = { base64Image: await asDataUrl(png), ...graphic, ...(match && { match }) }
  const call = { method: 'POST', json, answer: generatedGraphic, onProgress, silenceMs: SILENCE_MS } as const
  return upload('/api/generate-graphic', call)
}
