import '#web/ui/dialog-styles.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import { type PhotoFilter, usePhotoChoices } from '#web/api/photos.ts'
import { type FilterName, NO_MATCH } from './filter-name.ts'
import classes from './photo-filters.module.css'
import { matchWords } from './photo-words.ts'
import { sameLetters } from './same-letters.ts'

interface PhotoFiltersProps {
  filter: PhotoFilter
  onChoose: (name: FilterName, value: string | null) => void
}

interface Option {
  value: string
  label: string
}

/** What the address names is shown, even if no photo is of it any more. */
const withChosen = (options: readonly Option[], chosen: string | undefined, label: string): Option[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? [...options]
    : [...options, { value: chosen, label }]

export function PhotoFilters({ filter, onChoose }: PhotoFiltersProps) {
  const choices = usePhotoChoices().data
  const matches = (choices?.matches ?? []).map((match) => ({ value: String(match.id), label: matchWords(match) }))
  const players = (choices?.players ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const field = (name: FilterName, label: string, placeholder: string, data: Option[]) => (
    <Select
      label={label}
      placeholder={placeholder}
      data={data}
      value={filter[name] ?? null}
      onChange={(value) => onChoose(name, value)}
      clearable
      clearButtonProps={{ 'aria-label': `Wyczyść: ${label}` }}
      searchable
      filter={sameLetters}
      nothingFoundMessage="Nie ma takich zdjęć"
      checkIconPosition="right"
    />
  )
  const ofMatches = [{ value: NO_MATCH, label: 'Bez meczu' }, ...matches]
  return (
    <search className={classes.filters} aria-label="Filtry zdjęć">
      {field('match', 'Mecz', 'Wszystkie', withChosen(ofMatches, filter.match, 'Wybrany mecz'))}
      {field('player', 'Zawodnik', 'Wszyscy', withChosen(players, filter.player, 'Wybrany zawodnik'))}
    </search>
  )
}
