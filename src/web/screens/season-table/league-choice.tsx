import { NativeSelect } from '@mantine/core'
import type { LeagueList } from '#contract/league.ts'
import { seasonName } from '#domain/season/season.ts'
import classes from './season-table.module.css'

interface LeagueChoiceProps {
  list: LeagueList
  value: number | 'new'
  onSeason: (season: number) => void
  onLeague: (leagueId: number | 'new') => void
}

/** Which season, and which of its leagues. */
export function LeagueChoice({ list, value, onSeason, onLeague }: LeagueChoiceProps) {
  const seasons = [...new Set([...list.seasons, list.season - 1])].sort((one, other) => other - one)
  return (
    <div className={classes.choice}>
      <NativeSelect
        label="Sezon"
        data={seasons.map((season) => ({ value: String(season), label: seasonName(season) }))}
        value={String(list.season)}
        onChange={(event) => onSeason(Number(event.currentTarget.value))}
      />
      {list.leagues.length > 0 && (
        <NativeSelect
          label="Rozgrywki"
          data={[
            ...list.leagues.map(({ id, competition }) => ({ value: String(id), label: competition })),
            { value: 'new', label: 'Nowa tabela…' },
          ]}
          value={String(value)}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            onLeague(chosen === 'new' ? 'new' : Number(chosen))
          }}
        />
      )}
    </div>
  )
}
