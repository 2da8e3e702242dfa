import type { z } from 'zod'
import { HttpError, NetworkError } from './http-error.ts'

interface UploadOptions<T> {
  method: 'POST' | 'PUT'
  form?: FormData
  json?: unknown
  /** The file itself as the whole body. */
  file?: File
  answer: z.ZodType<T>
  /** Share of the bytes that have gone, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Something large on its way up. XMLHttpRequest, because fetch does not tell how far it has got. */
export async function upload<T>(path: string, options: UploadOptions<T>): Promise<T> {
  const response = await send(path, options)
  if (!response.ok) throw await HttpError.from(response)
  try {
    return options.answer.parse(await response.json())
  } catch (cause) {
    throw new Error('Serwer odpowiedział w nieznanym formacie. Odśwież stronę.', { cause })
  }
}

function send<T>(path: string, { method, form, json, file, onProgress }: UploadOptions<T>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, path)
    call.setRequestHeader('accept', 'application/json')
    call.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    call.onload = () => {
      const headers = { 'content-type': call.getResponseHeader('content-type') ?? '' }
      resolve(new Response(call.responseText, { status: call.status, statusText: call.statusText, headers }))
    }
    call.onerror = () => reject(new NetworkError(new Error(`${method} ${path}`)))
    if (json !== undefined) call.setRequestHeader('content-type', 'application/json')
    if (file) call.setRequestHeader('content-type', 'application/zip')
    call.send(json === undefined ? (file ?? form) : JSON.stringify(json))
  })
}

/** Parts that are absent are not sent. */
export function formOf(parts: Record<string, object | Blob | null | undefined>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof Blob) form.set(name, part)
    else if (part) form.set(name, JSON.stringify(part))
  }
  return form
}
