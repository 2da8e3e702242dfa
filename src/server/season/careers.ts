import { sql } from 'kysely'
import type { Career } from '#domain/figures/career.ts'
import type { Db } from '#server/db/client.ts'

interface Before {
  id: number
  teamId: number
  date: Date
}

/**
 * Goals and matches of the team's players in what it has played before. Who came on has played too; a match that was
 * decided on paper counts for nobody, as in the figures.
 */
export async function readCareers(db: Db, { id, teamId, date }: Before): Promise<Career[]> {
  const { rows } = await sql<{ player: number; goals: number; matches: number }>`
    with told as (
      select matches.id, cell.key, cell.value
      from matches
      join public_matches on public_matches.match_id = matches.id
      cross join lateral jsonb_each(matches.cells) as cell
      where team_id = ${teamId} and status = 'finished' and is_listed and date < ${date} and matches.id <> ${id}
        and cells ->> 'ruling' is null
        and (cell.key like 'player:%' or cell.key like 'event:%')
    ), played as (
      select distinct id, case when key like 'player:%' then value #>> '{}' else value ->> 'otherId' end as player
      from told
      where key like 'player:%'
        or (value ->> 'kind' = 'substitution' and value ->> 'side' = 'ours' and value ->> 'isTakenBack' is null)
    ), scored as (
      select value ->> 'playerId' as player, count(*)::int as goals
      from told
      where key like 'event:%' and value ->> 'kind' in ('goal', 'penalty') and value ->> 'side' = 'ours'
        and value ->> 'isTakenBack' is null
      group by 1
    )
    select played.player::int, coalesce(max(scored.goals), 0)::int as goals, count(*)::int as matches
    from played left join scored on scored.player = played.player
    where played.player is not null
    group by played.player`.execute(db)
  return rows.map(({ player, goals, matches }) => ({ playerId: player, goals, matches }))
}
