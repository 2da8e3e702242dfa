import { logFailure } from '#web/api/log.ts'
import { tellWorker, type WorkerOrder } from './messages.ts'
import { offerNewVersion, useNewVersion } from './new-version.ts'
import { DATA_PATHS } from './worker/handling.ts'

const ADDRESS = '/service-worker.js'
/** A tab can stay open for a whole season. */
const LOOK_FOR_NEW_MS = 30 * 60_000

let isStarted = false

/** The worker comes when the first screen is there, and answers for every later start, with a network or without. */
export async function startWorker(workers: ServiceWorkerContainer, hadWorkerFromStart: boolean): Promise<void> {
  if (isStarted) return
  isStarted = true
  let hadWorker = hadWorkerFromStart
  const takeFirstWorker = () => {
    hadWorker = true
    keepWhatIsHere()
  }
  if (!hadWorker && workers.controller) takeFirstWorker()
  workers.addEventListener('controllerchange', () => {
    if (!hadWorker) takeFirstWorker()
    // Another tab has taken the new version; this one still shows the old.
    else if (!useNewVersion.getState().isOffered) offerNewVersion(null)
  })
  const registration = await workers.register(ADDRESS)
  watch(registration, workers)
  void joinWorker(workers)
  setInterval(() => void lookForNewVersion(registration), LOOK_FOR_NEW_MS)
}

/** A worker takes over the pages that are there when it begins: one that was on its way then would stay without it. */
async function joinWorker(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready
  if (!workers.controller) active?.postMessage({ order: 'claim' } satisfies WorkerOrder)
}

function watch(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  // The first worker of a device replaces nothing that the person has seen.
  const offer = (worker: ServiceWorker) => {
    if (worker.state === 'installed' && workers.controller) offerNewVersion(worker)
  }
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => offer(installing))
  })
}

/** What the page had loaded before it got its worker is as good as what comes after. */
function keepWhatIsHere(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  tellWorker({ order: 'keep', addresses: [...DATA_PATHS, ...loaded] })
}

async function lookForNewVersion(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update()
  } catch (error) {
    logFailure('Nie udało się sprawdzić, czy jest nowa wersja', error)
  }
}
