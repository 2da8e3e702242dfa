import '@mantine/core/styles/Combobox.layer.css'
import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MatchStage } from '#contract/staff-match.ts'
import { seasonName } from '#domain/season/season.ts'
import { type MatchFilter, seasonChoicesQuery } from '#web/api/matches.ts'
import { CompetitionSelect } from '#web/match/competition/competition-select.tsx'
import classes from './match-filters.module.css'

const STAGES: { value: MatchStage; label: string }[] = [
  { value: 'ahead', label: 'Przed nami' },
  { value: 'live', label: 'Trwają' },
  { value: 'played', label: 'Rozegrane' },
]

interface MatchFiltersProps {
  team: number | null
  filter: MatchFilter
  onChange: (filter: MatchFilter) => void
}

export function MatchFilters({ team, filter, onChange }: MatchFiltersProps) {
  const { seasons = [], competitionKinds = [] } = useQuery(seasonChoicesQuery(team)).data ?? {}
  const choose = (facts: Partial<MatchFilter>) => onChange({ ...filter, ...facts })
  return (
    <search className={classes.filters} aria-label="Wybór meczów">
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Szukaj meczu"
        placeholder="Szukaj meczu"
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={80}
        value={filter.search}
        onChange={(event) => choose({ search: event.currentTarget.value })}
      />
      <Select
        aria-label="Sezon"
        placeholder="Sezon"
        clearable
        data={seasons.map((season) => ({ value: String(season), label: seasonName(season) }))}
        value={filter.season || null}
        onChange={(season) => choose({ season: season ?? '' })}
      />
      <CompetitionSelect
        competitions={competitionKinds}
        placeholder="Rozgrywki"
        competition={filter.competition}
        kind={filter.kind}
        onChange={choose}
      />
      <Select
        aria-label="Stan"
        placeholder="Stan"
        clearable
        data={STAGES}
        value={filter.stage || null}
        onChange={(stage) => choose({ stage: (stage ?? '') as MatchFilter['stage'] })}
      />
    </search>
  )
}
