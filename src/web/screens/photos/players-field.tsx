import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { fullName } from '#domain/squad/full-name.ts'
import { usePlayers } from '#web/api/players.ts'
import { sameLetters } from '#web/photo-library/same-letters.ts'

interface PlayersFieldProps {
  label: string
  value: readonly number[]
  /** Offered besides the squad: who has left it, and is on some of the photos. */
  known: readonly number[]
  nameOf: (id: number) => string | null
  onChange: (playerIds: number[]) => void
  /** What stands below is next, and not under the list. */
  closesOnPick?: boolean
}

export function PlayersField({ label, value, known, nameOf, onChange, closesOnPick = false }: PlayersFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const players = usePlayers().data ?? []
  const squad = players.map((player) => ({
    value: String(player.id),
    label: `${fullName(player)} (${player.number})`,
  }))
  const gone = [...new Set(known)]
    .filter((id) => !players.some((player) => player.id === id))
    .map((id) => ({ value: String(id), label: nameOf(id) ?? `Zawodnik nr ${id}` }))
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? 'Wpisz nazwisko' : ''}
      data={[...squad, ...gone]}
      value={value.map(String)}
      onChange={(values) => onChange(values.map(Number))}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onOptionSubmit={() => closesOnPick && setOpen(false)}
      searchable
      filter={sameLetters}
      limit={60}
      hidePickedOptions
      // Beside a dialog that fills a phone's screen the list would be taken for one whose field is out of sight.
      comboboxProps={{ withinPortal: false, hideDetached: false }}
      nothingFoundMessage="Nie ma takiego zawodnika"
    />
  )
}
