import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EVERY_MATCH, matchListQuery } from '#web/api/matches.ts'
import { NO_MATCH } from '#web/photo-library/filter-name.ts'
import { matchWords } from '#web/photo-library/photo-words.ts'

interface TargetMatchProps {
  /** Null: none. */
  value: number | null
  onChange: (matchId: number | null) => void
}

const TYPING_MS = 250

/** To which match the photos go: the newest ones, and any other by what its opponent is called. */
export function TargetMatch({ value, onChange }: TargetMatchProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, TYPING_MS)
  const newest = useInfiniteQuery(matchListQuery(null))
  const found = useInfiniteQuery({
    ...matchListQuery(null, { ...EVERY_MATCH, search: search.split(',')[0]?.trim() ?? '' }),
    enabled: search.trim() !== '',
  })
  const matches = [newest, found].flatMap(({ data }) => data?.pages.flatMap((page) => page.matches) ?? [])
  const options = new Map(matches.map((match) => [String(match.id), matchWords(match)]))
  const chosen = value === null ? NO_MATCH : String(value)
  if (!options.has(chosen)) options.set(chosen, 'Wybrany mecz')
  options.set(NO_MATCH, 'Bez meczu')
  return (
    <Select
      label="Do którego meczu"
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      value={chosen}
      onChange={(next) => onChange(next === null || next === NO_MATCH ? null : Number(next))}
      allowDeselect={false}
      searchable
      onSearchChange={setTyped}
      nothingFoundMessage="Nie ma takiego meczu"
      checkIconPosition="right"
    />
  )
}
