import { type QueuedGraphic, restoreQueued } from './queued-graphic.ts'

export interface QueueStorage {
  /** In the order in which they were made. */
  all(): Promise<QueuedGraphic[]>
  /** All of them, or none. */
  put(...graphics: readonly QueuedGraphic[]): Promise<void>
  remove(graphic: QueuedGraphic): Promise<void>
}

const NAME = 'jedenastka-graphic-queue'
const STORE = 'graphics'

const outcomeOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['madeAt', 'id'] })
  return outcomeOf(request)
}

/** The browser's own database: it survives the tab, each graphic is one record, and tabs cannot overwrite each other. */
function databaseStorage(database: IDBDatabase): QueueStorage {
  const change = (work: (store: IDBObjectStore) => void): Promise<void> => {
    // Strict: on the disk before it is called kept.
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    work(transaction.objectStore(STORE))
    return written(transaction)
  }
  return {
    async all() {
      const kept = await outcomeOf(database.transaction(STORE).objectStore(STORE).getAll())
      return kept.flatMap((value: unknown) => restoreQueued(value) ?? [])
    },
    put: (...graphics) =>
      change((store) => {
        for (const graphic of graphics) store.put(graphic)
      }),
    remove: ({ madeAt, id }) => change((store) => store.delete([madeAt, id])),
  }
}

export function memoryStorage(): QueueStorage {
  const kept = new Map<string, QueuedGraphic>()
  return {
    all: async () => [...kept.values()].sort((one, other) => one.madeAt - other.madeAt),
    async put(...graphics) {
      for (const graphic of graphics) kept.set(graphic.id, graphic)
    },
    async remove({ id }) {
      kept.delete(id)
    },
  }
}

/** Where the browser refuses its database, in some private windows, graphics are kept for as long as the page is open. */
export function browserStorage(onRefused: (error: unknown) => void): QueueStorage {
  let chosen: Promise<QueueStorage> | undefined
  const storage = () => {
    chosen ??= openDatabase().then(databaseStorage, (error: unknown) => {
      onRefused(error)
      return memoryStorage()
    })
    return chosen
  }
  return {
    all: async () => (await storage()).all(),
    put: async (...graphics) => (await storage()).put(...graphics),
    remove: async (graphic) => (await storage()).remove(graphic),
  }
}
