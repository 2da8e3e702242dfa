import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import type { Photo } from '#contract/photo.ts'
import { fullName } from '#domain/squad/full-name.ts'
import { usePlayers } from '#web/api/players.ts'
import { sameLetters } from '#web/photo-library/same-letters.ts'

interface PhotoPlayersProps {
  photo: Photo
  nameOf: (id: number) => string | null
  onChange: (playerIds: number[]) => void
}

/** Who is on the photo: graphics about them offer it first. */
export function PhotoPlayers({ photo, nameOf, onChange }: PhotoPlayersProps) {
  const players = usePlayers().data ?? []
  const squad = players.map((player) => ({
    value: String(player.id),
    label: `${fullName(player)} (${player.number})`,
  }))
  const gone = photo.playerIds
    .filter((id) => !players.some((player) => player.id === id))
    .map((id) => ({ value: String(id), label: nameOf(id) ?? `Zawodnik nr ${id}` }))
  return (
    <MultiSelect
      label="Kto jest na zdjęciu"
      placeholder={photo.playerIds.length === 0 ? 'Wpisz nazwisko' : ''}
      data={[...squad, ...gone]}
      value={photo.playerIds.map(String)}
      onChange={(values) => onChange(values.map(Number))}
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
