import type { z } from 'zod'
import { noteAnswer, noteSilence } from './connection.ts'
import { HttpError, lineError, NetworkError } from './http-error.ts'

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData
  signal?: AbortSignal
  /** How long the line may be silent; else as long as the browser waits, which can be minutes. */
  silenceMs?: number
  /** Goes out even when the page is being left. */
  keepalive?: boolean
}

/** Sends, and checks the answer against the contract. */
export async function request<T>(path: string, answer: z.ZodType<T>, options: RequestOptions = {}): Promise<T> {
  const response = await send(path, options)
  const text = await response.text().catch((error: unknown) => {
    throw lineError(error, options.signal)
  })
  try {
    return answer.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error('Serwer odpowiedział w nieznanym formacie. Odśwież stronę.', { cause })
  }
}

/** For calls whose answer has no body worth reading. */
export async function command(path: string, options: RequestOptions = {}): Promise<void> {
  await send(path, options)
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', json, form, silenceMs, keepalive } = options
  const signal = options.signal ?? (silenceMs ? AbortSignal.timeout(silenceMs) : undefined)
  const headers = { accept: 'application/json' }
  const init: RequestInit = { method, credentials: 'same-origin', signal, keepalive, headers }
  if (form) init.body = form
  if (json !== undefined) {
    init.body = JSON.stringify(json)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  const call = `${method} ${path}`
  const response = await fetch(path, init).catch((error: unknown) => {
    const failure = lineError(error, options.signal)
    if (failure instanceof NetworkError) noteSilence(call)
    throw failure
  })
  noteAnswer(call, response)
  if (!response.ok) throw await HttpError.from(response)
  return response
}
