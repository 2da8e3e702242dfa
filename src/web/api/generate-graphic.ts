import { type GeneratedGraphic, type GenerateGraphicRequest, generatedGraphic } from '#contract/graphic.ts'
import { SILENCE_MS, upload } from './upload.ts'

const asDataUrl = (png: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(png)
  })

/** A picture that was drawn here. Sent twice under one `requestId` it is one graphic. */
export async function generateGraphic(png: Blob, graphic: GenerateGraphicRequest): Promise<GeneratedGraphic> {
  const json = { ...graphic, base64Image: await asDataUrl(png) }
  return upload('/api/generate-graphic', { method: 'POST', json, answer: generatedGraphic, silenceMs: SILENCE_MS })
}
