import type { QueryClient } from '@tanstack/react-query'
import type { SharedMatchKey } from '#domain/club/settings.ts'
import { resetAll } from '#domain/match/reset.ts'
import { hasStatus } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { applySetting, deleteSetting } from '#web/api/settings.ts'
import { dropUnsaved } from './shared-sync.ts'
import { studioNow } from './studio-store.ts'

/** The clock is not among them. The line-up goes last: with it the match is put away. */
const CLEARED: readonly SharedMatchKey[] = [
  'result_settings_global',
  'scorer_settings_global',
  'lineup_positions_global',
]

/** False: some deletions failed and none succeeded. What is absent already counts as deleted. */
export async function clearAll(client: QueryClient): Promise<boolean> {
  const deleted: SharedMatchKey[] = []
  for (const key of CLEARED) {
    try {
      await deleteSetting(key).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error
      })
      applySetting(client, { key, setting: null })
      deleted.push(key)
    } catch (error) {
      logFailure(`Nie udało się usunąć ${key}`, error)
    }
  }
  if (deleted.length === 0) return false
  dropUnsaved(resetAll(studioNow()), deleted)
  return true
}
