import '#web/ui/dialog-styles.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Select } from '@mantine/core'
import { seasonName } from '#domain/season/season.ts'
import { KIND_NAMES, kindFacts } from '#graphic/kinds/kinds.ts'
import { type GalleryFilter, useGalleryChoices } from '#web/api/gallery.ts'
import { useTeams } from '#web/api/teams.ts'
import { type FilterName, NO_MATCH } from './gallery-filter.ts'
import classes from './gallery-filters.module.css'

interface GalleryFiltersProps {
  filter: GalleryFilter
  onChoose: (name: FilterName, value: string | null) => void
}

const KINDS = KIND_NAMES.map((name) => ({ value: name, label: kindFacts(name).label }))

const options = (named: readonly { id: number; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }))

export function GalleryFilters({ filter, onChoose }: GalleryFiltersProps) {
  const choices = useGalleryChoices().data
  const teams = useTeams().data ?? []
  const seasons = choices?.seasons.map((season) => ({ value: String(season), label: seasonName(season) })) ?? []
  const field = (name: FilterName, label: string, placeholder: string, data: { value: string; label: string }[]) => (
    <Select
      label={label}
      placeholder={placeholder}
      data={data}
      value={filter[name] ?? null}
      onChange={(value) => onChoose(name, value)}
      clearable
      clearButtonProps={{ 'aria-label': `Wyczyść: ${label}` }}
      searchable={name === 'player' || name === 'opponent'}
      nothingFoundMessage="Nikogo takiego nie ma"
      checkIconPosition="right"
    />
  )
  return (
    <search className={classes.filters} aria-label="Filtry galerii">
      {field('season', 'Sezon', 'Wszystkie', seasons)}
      {field('kind', 'Rodzaj', 'Wszystkie', KINDS)}
      {field('player', 'Zawodnik', 'Wszyscy', options(choices?.players))}
      {field('opponent', 'Przeciwnik', 'Wszyscy', options(choices?.opponents))}
      <Checkbox
        className={classes.flag ?? ''}
        label="Tylko bez meczu"
        checked={filter.match === NO_MATCH}
        onChange={({ currentTarget }) => onChoose('match', currentTarget.checked ? NO_MATCH : null)}
      />
      {teams.length > 1 && field('team', 'Drużyna', 'Wszystkie', options(teams))}
    </search>
  )
}
