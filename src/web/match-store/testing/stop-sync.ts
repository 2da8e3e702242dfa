import { loadSync } from '../load-sync.ts'

/** What a test changed has begun to be sent, by a module that is still on its way: nothing of it is left for the next. */
export async function stopSync(): Promise<void> {
  const sync = await loadSync()
  await sync.saveNow()
  sync.close()
}
