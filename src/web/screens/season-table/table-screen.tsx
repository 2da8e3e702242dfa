import { useState } from 'react'
import { useLeagues, useLeaguesFollowMatches } from '#web/api/leagues.ts'
import { useTeams } from '#web/api/teams.ts'
import { rememberTeam, useMatchTeam } from '#web/match-store/match-team.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { TeamChips } from '#web/ui/team-chips.tsx'
import { LeagueChoice } from './league-choice.tsx'
import { LeagueView } from './league-view.tsx'
import { NewLeague } from './new-league.tsx'

/** What the person has chosen; null: nothing yet. */
interface Chosen {
  season: number | null
  leagueId: number | 'new' | null
}

const NOTHING_CHOSEN: Chosen = { season: null, leagueId: null }

export function TableScreen() {
  useLeaguesFollowMatches()
  const teams = useTeams().data ?? []
  const team = useMatchTeam()
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const teamId = team && !team.isDefault ? team.id : null
  const query = useLeagues(teamId, chosen.season)
  const openLeague = (leagueId: Chosen['leagueId']) => setChosen((before) => ({ ...before, leagueId }))
  return (
    <>
      <ScreenHeading title="Tabela" />
      {team && (
        <TeamChips
          teams={teams}
          value={team}
          onChoose={(next) => {
            rememberTeam(next)
            setChosen(NOTHING_CHOSEN)
          }}
        />
      )}
      <Loaded query={query} failure="Nie udało się wczytać tabel" skeleton={<ListSkeleton label="Wczytywanie tabel" />}>
        {(list) => {
          const shown = list.leagues.find(({ id }) => id === chosen.leagueId) ?? list.leagues[0]
          const isNew = chosen.leagueId === 'new' || !shown
          return (
            <>
              <LeagueChoice
                list={list}
                value={isNew ? 'new' : shown.id}
                onSeason={(season) => setChosen({ season, leagueId: null })}
                onLeague={openLeague}
              />
              {isNew ? (
                <NewLeague
                  key={list.season}
                  list={list}
                  teamId={teamId}
                  onMade={openLeague}
                  onCancel={shown && (() => openLeague(null))}
                />
              ) : (
                <LeagueView key={shown.id} id={shown.id} onDeleted={() => openLeague(null)} />
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
