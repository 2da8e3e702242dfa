import type { SharedMatchKey } from '#domain/club/settings.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { Tx } from '#server/db/client.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import { holdCurrent } from './match-store.ts'
import { showOtherMatch } from './shared-texts.ts'

/** Another team is the one that is meant where none is named: the shared keys show its current match from now on. */
export async function setDefaultTeam(tx: Tx, teamId: number, by: string, now: number): Promise<SharedMatchKey[]> {
  const before = await defaultTeamId(tx)
  if (before === teamId) return []
  // Held too: whoever is just changing it must not write into the shared keys after the other team's match is there.
  await holdCurrent(tx, before)
  const current = await holdCurrent(tx, teamId)
  await tx.updateTable('teams').set({ is_default: false }).where('id', '=', before).execute()
  await tx.updateTable('teams').set({ is_default: true }).where('id', '=', teamId).execute()
  return showOtherMatch(tx, current ? stateOf(current.document.cells, now) : EMPTY_MATCH, { by, now })
}
