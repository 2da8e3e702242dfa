import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A method and a path, in which `:name` is any one part. */
export type Call = `${Method} /${string}`

export interface Asked {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: each handler knows what its call sends
  body: any
}

/** Thrown by a handler: the server's "no". */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}

interface Route {
  call: Call
  matches(call: string): Readonly<Record<string, string>> | null
  answer(asked: Asked): Promise<Response>
}

interface Sent {
  call: string
  body: unknown
}

const partOf = (part: string): string =>
  part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : part.replaceAll('.', '\\.')

function matcher(call: Call): Route['matches'] {
  const pattern = new RegExp(`^${call.split('/').map(partOf).join('/')}$`)
  return (given) => pattern.exec(given)?.groups ?? (pattern.test(given) ? {} : null)
}

async function bodyOf({ body, headers }: RequestInit): Promise<unknown> {
  if (body instanceof FormData) return Object.fromEntries(body)
  if (typeof body !== 'string') return body
  return new Headers(headers).get('content-type')?.includes('json') ? JSON.parse(body) : body
}

/**
 * Stands where the web app calls the server. Each answer is what the contract says it is, or the test fails; so does it
 * where something is called that no answer was given for.
 */
export class ServerStandIn {
  private readonly routes: Route[] = []
  /** Everything that was changed, in its order. */
  readonly sent: Sent[] = []
  private readonly asked: string[] = []
  readonly faults: string[] = []

  /** The last word on a call counts. */
  on<Answer extends z.ZodType>(
    call: Call,
    schema: Answer | null,
    handle: (asked: Asked) => z.input<Answer> | Promise<z.input<Answer>>,
  ): void {
    this.routes.unshift({
      call,
      matches: matcher(call),
      answer: async (asked) => {
        const answer = await handle(asked)
        if (schema === null) return new Response(null, { status: 204 })
        schema.parse(answer)
        return Response.json(answer)
      },
    })
  }

  /** From now on the call fails so, without a word for null; the returned function ends that. */
  refuse(call: Call, status: number, message: string | null, headers: HeadersInit = {}): () => void {
    return this.first(call, () =>
      message === null ? new Response('x', { status }) : Response.json({ message }, { status, headers }),
    )
  }

  /** From now on the call finds no server; the returned function ends that. */
  cutOff(call: Call): () => void {
    return this.first(call, () => {
      throw new TypeError('Failed to fetch')
    })
  }

  /** Calls wait for their answer until the returned function is called. */
  hold(call: Call): () => void {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const held: Route = { call, matches: matcher(call), answer: (asked) => released.then(() => this.next(held, asked)) }
    this.routes.unshift(held)
    return release
  }

  private first(call: Call, answer: () => Response): () => void {
    const route: Route = { call, matches: matcher(call), answer: async () => answer() }
    this.routes.unshift(route)
    return () => this.routes.splice(this.routes.indexOf(route), 1)
  }

  private next(held: Route, asked: Asked): Promise<Response> {
    const route = this.routes.slice(this.routes.indexOf(held) + 1).find(({ call }) => call === held.call)
    if (!route) throw new Error(`No answer to ${held.call}`)
    return route.answer(asked)
  }

  /** What the page's `fetch` is while a test runs: calls of the app come here, files of the app itself do not. */
  async fetch(elsewhere: typeof fetch, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.startsWith('/api/')) return elsewhere(input, init)
    const call = `${init.method ?? 'GET'} ${url.pathname}`
    const body = await bodyOf(init)
    this.asked.push(call)
    if (!call.startsWith('GET ')) this.sent.push({ call, body })
    for (const route of this.routes) {
      const params = route.matches(call)
      if (!params) continue
      try {
        const answer = await route.answer({ params, query: url.searchParams, body })
        init.signal?.throwIfAborted()
        return answer
      } catch (error) {
        if (error instanceof Refusal) return Response.json(error.body, { status: error.status })
        if (!(error instanceof TypeError) && !init.signal?.aborted) this.faults.push(`${call}: ${error}`)
        throw error
      }
    }
    this.faults.push(`${call}: no answer was given for it`)
    return Response.json({ message: 'Nie ma takiego adresu' }, { status: 404 })
  }

  countOf(call: Call): number {
    const matches = matcher(call)
    return this.asked.filter((one) => matches(one)).length
  }

  /** Bodies of the calls of this address so far. */
  sentTo(call: Call): unknown[] {
    const matches = matcher(call)
    return this.sent.filter((one) => matches(one.call)).map(({ body }) => body)
  }
}
