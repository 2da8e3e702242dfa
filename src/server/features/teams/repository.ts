import { sql } from 'kysely'
import type { Team } from '#contract/team.ts'
import type { TeamChange } from '#contract/team-data.ts'
import { isSameTeamName } from '#domain/team/team-name.ts'
import { movedTo } from '#domain/team/team-order.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { listTeams } from '#server/db/teams.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { noTeam } from '#server/match/asked-team.ts'
import { setDefaultTeam } from '#server/match/default-team.ts'
import { lockCurrent } from '#server/match/match-store.ts'
import { tell } from '#server/match/record-match.ts'
import { ApiError } from '#server/plugins/api-error.ts'

function refuseTakenName(teams: readonly Team[], name: string, own?: number): void {
  if (teams.some((team) => team.id !== own && isSameTeamName(team.name, name)))
    throw new ApiError(409, `Drużyna „${name}” już jest`)
}

const teamOf = (teams: readonly Team[], id: number): Team => {
  const team = teams.find((each) => each.id === id)
  if (!team) throw noTeam()
  return team
}

export function addTeam(db: Db, name: string): Promise<Team> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const teams = await listTeams(tx)
    refuseTakenName(teams, name)
    const { id } = await tx
      .insertInto('teams')
      .values({ name, position: sql`(select max(position) + 1 from teams)` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordLiveEntry(tx, 'catalogue', 'teams')
    return { id, name, isDefault: false }
  })
}

async function putInOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.updateTable('teams').set({ position }).where('id', '=', id).execute()
}

/** All of it or nothing. */
export function changeTeam(db: Db, id: number, change: TeamChange, by: string): Promise<Team> {
  const { name, place, isDefault } = change
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const teams = await listTeams(tx)
    const team = teamOf(teams, id)
    if (name !== undefined) {
      refuseTakenName(teams, name, id)
      await tx.updateTable('teams').set({ name }).where('id', '=', id).execute()
    }
    if (place !== undefined) {
      const ids = teams.map((each) => each.id)
      await putInOrder(tx, movedTo(ids, id, place))
    }
    const keys = isDefault ? await setDefaultTeam(tx, id, by, Date.now()) : []
    await tell(tx, keys, [])
    await recordLiveEntry(tx, 'catalogue', 'teams')
    return { id, name: name ?? team.name, isDefault: isDefault ?? team.isDefault }
  })
}
