import type { z } from 'zod'
import { noteAnswer, noteSilence } from './connection.ts'
import { HttpError, NetworkError } from './http-error.ts'

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData
  signal?: AbortSignal
  /** Goes out even when the page is being left. */
  keepalive?: boolean
}

/** Sends, and checks the answer against the contract. */
export async function request<T>(path: string, answer: z.ZodType<T>, options: RequestOptions = {}): Promise<T> {
  const response = await send(path, options)
  try {
    return answer.parse(await response.json())
  } catch (cause) {
    throw new Error('Serwer odpowiedział w nieznanym formacie. Odśwież stronę.', { cause })
  }
}

/** For calls whose answer has no body worth reading. */
export async function command(path: string, options: RequestOptions = {}): Promise<void> {
  await send(path, options)
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', json, form, signal, keepalive } = options
  const headers = { accept: 'application/json' }
  const init: RequestInit = { method, credentials: 'same-origin', signal, keepalive, headers }
  if (form) init.body = form
  if (json !== undefined) {
    init.body = JSON.stringify(json)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  const call = `${method} ${path}`
  const response = await fetch(path, init).catch((error: unknown) => {
    if (signal?.aborted) throw error
    noteSilence(call)
    throw new NetworkError(error)
  })
  noteAnswer(call, response)
  if (!response.ok) throw await HttpError.from(response)
  return response
}
