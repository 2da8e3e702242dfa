import { type GeneratedGraphic, generatedGraphic } from '#contract/graphic.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { HttpError, NetworkError } from './http-error.ts'
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
  onProgress?: (share: number) => void
}

/** The same picture sent twice is one graphic: the server files it by its content. */
export async function uploadGraphic({ png, type, filename, onProgress }: FinishedGraphic): Promise<GeneratedGraphic> {
  const json = { base64Image: await asDataUrl(png), type, filename }
  return upload('/api/generate-graphic', { method: 'POST', json, answer: generatedGraphic, onProgress })
}

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(url, { method, credentials: 'same-origin' }).catch((error: unknown) => {
    throw new NetworkError(error)
  })
  if (!response.ok) throw await HttpError.from(response)
  return response
}

/** First whether it is there, then the file itself. */
export async function fetchGraphic(url: string): Promise<Blob> {
  await ask(url, 'HEAD')
  return (await ask(url, 'GET')).blob()
}
