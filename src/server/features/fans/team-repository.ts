import type { PublicTeam } from '#contract/fan.ts'
import { positionGroup } from '#domain/squad/position-group.ts'
import type { Db } from '#server/db/client.ts'

export async function readTeam(db: Db, teamId: number): Promise<PublicTeam> {
  const players = await db
    .selectFrom('players')
    .innerJoin('team_players', 'player_id', 'id')
    .select(['id', 'first_name', 'last_name', 'number', 'position', 'lineup_image'])
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  const team: PublicTeam = { goalkeeper: [], defender: [], midfielder: [], forward: [], other: [] }
  for (const { id, first_name, last_name, number, position, lineup_image } of players) {
    team[positionGroup(position)].push({
      id,
      firstName: first_name,
      lastName: last_name,
      number,
      position,
      photo: lineup_image,
    })
  }
  return team
}
