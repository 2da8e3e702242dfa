import type { z } from 'zod'
import { HttpError, NetworkError } from './http-error.ts'
import { readAnswer } from './read-answer.ts'

interface UploadOptions<T> {
  method: 'POST' | 'PUT'
  form?: FormData
  json?: unknown
  /** The file itself as the whole body. */
  file?: File
  answer: z.ZodType<T>
  /** Share of the bytes that have gone, 0 to 1. */
  onProgress?: (share: number) => void
  /** Given up when nothing has moved for so long. */
  silenceMs?: number
}

/** A line that has gone silent is worse than none: nothing would be tried again. */
export const SILENCE_MS = 30_000

/** Something large on its way up. XMLHttpRequest, because fetch does not tell how far it has got. */
export async function upload<T>(path: string, options: UploadOptions<T>): Promise<T> {
  const response = await send(path, options)
  if (!response.ok) throw await HttpError.from(response)
  return readAnswer(response, options.answer)
}

/** Ends a call in which nothing moves any more. */
function watchSilence(call: XMLHttpRequest, silenceMs: number): void {
  let timer: ReturnType<typeof setTimeout>
  const listenAgain = () => {
    clearTimeout(timer)
    timer = setTimeout(() => call.abort(), silenceMs)
  }
  listenAgain()
  call.upload.addEventListener('progress', listenAgain)
  call.upload.addEventListener('load', listenAgain)
  call.addEventListener('loadend', () => clearTimeout(timer))
}

function send<T>(
  path: string,
  { method, form, json, file, onProgress, silenceMs }: UploadOptions<T>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, path)
    call.setRequestHeader('accept', 'application/json')
    if (silenceMs !== undefined) watchSilence(call, silenceMs)
    call.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    call.onload = () => {
      const headers = { 'content-type': call.getResponseHeader('content-type') ?? '' }
      resolve(new Response(call.responseText, { status: call.status, statusText: call.statusText, headers }))
    }
    const unreached = () => reject(new NetworkError(new Error(`${method} ${path}`)))
    call.onerror = unreached
    call.onabort = unreached
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
