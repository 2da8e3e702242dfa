import type { ImportPlayersRequest } from '#contract/player-import.ts'
import type { PlannedRow } from '#domain/squad/import-plan.ts'

/** What is sent of a plan: whom to add, and to which team, and whom to change. A position that is not known stays as it is. */
export const importRequest = (plan: readonly PlannedRow[], teamId: number | null): ImportPlayersRequest => ({
  players: plan.flatMap((row) => {
    if (row.action !== 'add' && row.action !== 'change') return []
    const { position, ...player } = row.player
    const known = { ...player, ...(position && { position }) }
    if (row.action === 'change') return [{ ...known, id: row.id }]
    return [teamId === null ? known : { ...known, teamIds: [teamId] }]
  }),
})
