import { refuseForeignPage } from '#web/api/foreign-page.ts'
import { LAST_KNOWN_HEADER } from '#web/api/last-known-header.ts'

const NAME = 'last-known-answers'
const WHO = '/api/user'
/** A network that hardly answers is worse than none: the screen waits with nothing on it. */
const PATIENCE_MS = 4_000

/** Answers that were asked for before the last change of person must not come to rest after it. */
let era = 0
let forgetting: Promise<unknown> = Promise.resolve()

export function forgetAnswers(): Promise<unknown> {
  era += 1
  forgetting = caches.delete(NAME)
  return forgetting
}

const personIn = async (answer: Response): Promise<unknown> =>
  answer.status === 200 ? ((await answer.clone().json()) as { id?: unknown }).id : null

/** Also that nobody is signed in is an answer. */
const isWorthKeeping = (path: string, { status }: Response): boolean =>
  status === 200 || (path === WHO && status === 401)

async function keep(path: string, answer: Response, askedIn: number): Promise<void> {
  await forgetting
  if (askedIn !== era) return
  const before = path === WHO ? await (await caches.open(NAME)).match(WHO) : undefined
  if (before && (await personIn(before)) !== (await personIn(answer))) await forgetAnswers()
  await (await caches.open(NAME)).put(path, answer)
}

async function lastKnown(path: string): Promise<Response | undefined> {
  const found = await (await caches.open(NAME)).match(path)
  if (!found) return undefined
  const headers = new Headers(found.headers)
  headers.set(LAST_KNOWN_HEADER, '1')
  return new Response(found.body, { status: found.status, headers })
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))

/** The server's answer, or the one before when the server cannot be reached. */
export async function freshOrLastKnown(request: Request, until: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const askedIn = era
  const asking = fetch(request).then(async (answer) => {
    if (!isWorthKeeping(path, refuseForeignPage(answer))) return answer
    const keeping = keep(path, answer.clone(), askedIn)
    until(keeping)
    // The page asks for the rest as soon as it knows who it is for: by then that person's era has begun.
    if (path === WHO) await Promise.allSettled([keeping])
    return answer
  })
  // However late it comes, it is kept for the next time.
  until(asking.catch(() => undefined))
  try {
    return (await Promise.race([asking, patience()])) ?? (await lastKnown(path)) ?? (await asking)
  } catch (error) {
    const known = askedIn === era ? await lastKnown(path) : undefined
    if (!known) throw error
    return known
  }
}
