import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '#testing/eventually.ts'
import { noteSilence, useConnection } from './connection.ts'
import { hasStatus, isOutage, NetworkError } from './http-error.ts'
import { command, request } from './request.ts'

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
    await eventually(() => expect(fetch).toHaveBeenCalled())
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

describe('a call that can be taken back, and has its time', () => {
  const taken = new AbortController()
  const ask = () => failureOf(request('/api/matches/1', answer, { ...asked, signal: taken.signal }))

  it('is an outage when the time is over first', async () => {
    const { runOut } = silentLine((init) => hangUntil(init?.signal))
    const failure = ask()
    runOut()
    expect(isOutage(await failure)).toBe(true)
  })

  it('is none when it is taken back first', async () => {
    silentLine((init) => hangUntil(init?.signal))
    const failure = ask()
    taken.abort()
    expect(await failure).toBe(taken.signal.reason)
  })
})

describe('an answer that is none of ours', () => {
  const html = () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const answerWith = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)

  it.each([
    ['a hotspot’s page', html],
    ['such a page that does not say what it is', () => new Response('<html>')],
    ['half an answer', () => new Response('{"id":')],
    ['nothing', () => new Response('')],
    [
      'half of what went wrong',
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }), { status: 500 }),
    ],
  ])('is an outage of the line: %s', async (_name, broken) => {
    answerWith(broken())
    expect(await failureOf(request('/api/matches/1', answer))).toBeInstanceOf(NetworkError)
  })

  it('is one for calls that read no answer, and tells nobody that the server is there', async () => {
    noteSilence('GET /api/settings')
    answerWith(html())
    expect(await failureOf(command('/api/states/k', { method: 'DELETE' }))).toBeInstanceOf(NetworkError)
    expect(useConnection.getState().isAway).toBe(true)
    answerWith(new Response(null, { status: 204 }))
    await command('/api/states/k', { method: 'DELETE' })
    expect(useConnection.getState().isAway).toBe(false)
  })

  it('is no outage where the contract does not know it: trying again brings the same', async () => {
    answerWith(new Response('{"id":"x"}'))
    const failure = await failureOf(request('/api/matches/1', answer))
    expect(failure).toMatchObject({ message: 'Serwer odpowiedział w nieznanym formacie. Odśwież stronę.' })
    expect(isOutage(failure)).toBe(false)
  })

  it('a proxy’s page with an error status is the error that it says', async () => {
    answerWith(new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }))
    expect(hasStatus(await failureOf(request('/api/matches/1', answer)), 502)).toBe(true)
  })
})
