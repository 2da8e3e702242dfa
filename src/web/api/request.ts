import type { z } from 'zod'
import { noteAnswer, noteSilence } from './connection.ts'
import { refuseForeignPage } from './foreign-page.ts'
import { HttpError, lineError, NetworkError } from './http-error.ts'
import { readAnswer } from './read-answer.ts'

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData
  /** A part of a file, as it is. */
  bytes?: Blob
  signal?: AbortSignal
  /** How long the line may be silent; else as long as the browser waits, which can be minutes. */
  silenceMs?: number
  /** Goes out even when the page is being left. */
  keepalive?: boolean
}

/** Sends, and checks the answer against the contract. */
export async function request<T>(path: string, answer: z.ZodType<T>, options: RequestOptions = {}): Promise<T> {
  return readAnswer(await send(path, options), answer, options.signal)
}

/** For calls whose answer has no body worth reading. */
export async function command(path: string, options: RequestOptions = {}): Promise<void> {
  await send(path, options)
}

/** Whichever comes first. By hand: Safari knows `AbortSignal.any` since 17.4. */
function eitherOf(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const signal of [one, other]) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: either.signal })
  }
  return either.signal
}

function limited(signal: AbortSignal | undefined, silenceMs: number | undefined): AbortSignal | undefined {
  if (!silenceMs) return signal
  const limit = AbortSignal.timeout(silenceMs)
  return signal ? eitherOf(signal, limit) : limit
}

/** For calls whose status says something too. */
export async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', json, form, bytes, keepalive } = options
  const signal = limited(options.signal, options.silenceMs)
  const headers = { accept: 'application/json' }
  const init: RequestInit = { method, credentials: 'same-origin', signal, keepalive, headers }
  if (form) init.body = form
  if (bytes) {
    init.body = bytes
    init.headers = { ...headers, 'content-type': 'application/octet-stream' }
  }
  if (json !== undefined) {
    init.body = JSON.stringify(json)
    init.headers = { ...headers, 'content-type': 'application/json' }
  }
  const call = `${method} ${path}`
  const response = await fetch(path, init)
    .then(refuseForeignPage)
    .catch((error: unknown) => {
      const failure = lineError(error, options.signal)
      if (failure instanceof NetworkError) noteSilence(call)
      throw failure
    })
  noteAnswer(call, response)
  if (!response.ok) throw await HttpError.from(response).catch((error: unknown) => lineError(error, options.signal))
  return response
}
