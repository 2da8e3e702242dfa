import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { isOutage } from './http-error.ts'
import { request } from './request.ts'

const answer = z.object({ id: z.int() })
const asked = { method: 'POST', json: {}, silenceMs: 20_000 } as const
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

/** Answers when it is broken off, as a browser does. */
const hangUntil = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The line goes on for ever, but for the clock that is returned. */
function silentLine(fetched: (init: RequestInit | undefined) => Promise<Response>) {
  const clock = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => fetched(init))
  return { limit, runOut: () => clock.abort(new DOMException('timed out', 'TimeoutError')) }
}

/** Begins, and never ends. */
const halfAnAnswer = (signal: AbortSignal | null | undefined) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'))
        void hangUntil(signal).catch((reason: unknown) => controller.error(reason))
      },
    }),
  )

afterEach(() => vi.restoreAllMocks())

describe('a line that goes silent without breaking', () => {
  it('is an outage after its time, so that the call is tried again', async () => {
    const { limit, runOut } = silentLine((init) => hangUntil(init?.signal))
    const failure = failureOf(request('/api/matches/1/changes', answer, asked))
    runOut()
    expect(isOutage(await failure)).toBe(true)
    expect(limit).toHaveBeenCalledWith(20_000)
  })

  it('is one in the middle of the answer too', async () => {
    const { runOut } = silentLine(async (init) => halfAnAnswer(init?.signal))
    const failure = failureOf(request('/api/matches/1/changes', answer, asked))
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    runOut()
    expect(isOutage(await failure)).toBe(true)
  })

  it('is none for a call that was taken back', async () => {
    const taken = new AbortController()
    silentLine((init) => hangUntil(init?.signal))
    const failure = failureOf(request('/api/matches/1', answer, { signal: taken.signal }))
    taken.abort()
    expect(await failure).toBe(taken.signal.reason)
  })
})

it('an answer that is none of ours is no outage: trying again brings the same', async () => {
  for (const body of ['<html>', '{"id":"x"}']) {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
    const failure = await failureOf(request('/api/matches/1', answer))
    expect(failure).toMatchObject({ message: 'Serwer odpowiedział w nieznanym formacie. Odśwież stronę.' })
    expect(isOutage(failure)).toBe(false)
  }
})
