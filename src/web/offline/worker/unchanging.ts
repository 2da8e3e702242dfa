interface Shelf {
  name: string
  max: number
}

export const PICTURES: Shelf = { name: 'pictures', max: 300 }
export const ASSETS: Shelf = { name: 'assets', max: 100 }

/** Finished graphics are large, and nobody needs them again without a network to share them over. */
const MAX_BYTES = 1024 * 1024

const isWorthKeeping = (answer: Response): boolean =>
  answer.status === 200 && Number(answer.headers.get('content-length') ?? 0) <= MAX_BYTES

async function keep(shelf: Shelf, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(shelf.name)
  try {
    await cache.put(request, answer)
  } catch {
    // The device has no room left: what is kept here can be fetched again.
    await caches.delete(shelf.name)
    return
  }
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - shelf.max)).map((oldest) => cache.delete(oldest)))
}

/** For addresses whose content never changes: what was fetched once is not asked for again. */
export async function keptOrFetched(
  shelf: Shelf,
  request: Request,
  until: (work: Promise<unknown>) => void,
): Promise<Response> {
  const found = await (await caches.open(shelf.name)).match(request)
  if (found) return found
  const answer = await fetch(request)
  if (isWorthKeeping(answer)) until(keep(shelf, request, answer.clone()))
  return answer
}
