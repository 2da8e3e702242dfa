import type { ImportPlayersRequest } from '#contract/player-import.ts'
import type { PlannedRow } from '#domain/squad/import-plan.ts'

/** What is sent of a plan: whom to add, and whom to change. A position that is not known stays as it is. */
export const importRequest = (plan: readonly PlannedRow[]): ImportPlayersRequest => ({
  players: plan.flatMap((row) => {
    if (row.action !== 'add' && row.action !== 'change') return []
    const { position, ...player } = row.player
    return [{ ...player, ...(position && { position }), ...(row.action === 'change' && { id: row.id }) }]
  }),
})
