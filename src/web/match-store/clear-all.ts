import type { QueryClient } from '@tanstack/react-query'
import type { SharedMatchKey } from '#domain/club/settings.ts'
import { shownCells, UNKNOWN_MATCH } from '#domain/match/document/local-match.ts'
import { hasStatus } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { CURRENT_MATCHES } from '#web/api/match.ts'
import { applySetting, deleteSetting } from '#web/api/settings.ts'
import { DRAFT, forgetMatch, localMatch, setLocal } from './matches-store.ts'
import { openKey, useOpenMatch } from './open-match.ts'

/** The clock is not among them. The line-up goes last: with it the match is put away. */
const CLEARED: readonly SharedMatchKey[] = [
  'result_settings_global',
  'scorer_settings_global',
  'lineup_positions_global',
]

/** Everything begins anew but the clock: clearing the screens in the middle of a match must not stop it. */
export function clearHere(): void {
  const key = openKey()
  const { clock = null } = shownCells(localMatch(key))
  forgetMatch(key)
  setLocal(DRAFT, { ...UNKNOWN_MATCH, known: { version: 0, cells: clock === null ? {} : { clock }, stamps: {} } })
  useOpenMatch.setState({ chosen: null, currentId: null })
}

/** False: some deletions failed and none succeeded. What is absent already counts as deleted. */
export async function clearAll(client: QueryClient): Promise<boolean> {
  let deleted = 0
  for (const key of CLEARED) {
    try {
      await deleteSetting(key).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error
      })
      applySetting(client, { key, setting: null })
      deleted += 1
    } catch (error) {
      logFailure(`Nie udało się usunąć ${key}`, error)
    }
  }
  if (deleted === 0) return false
  clearHere()
  void client.invalidateQueries({ queryKey: CURRENT_MATCHES })
  return true
}
