import '#web/ui/dialog-styles.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Group, Select } from '@mantine/core'
import type { Opponent } from '#contract/opponent.ts'
import { OpponentCrest } from './opponent-crest.tsx'

export interface OpponentListProps {
  opponents: readonly Opponent[]
  chosen: Opponent | undefined
  onChange: (id: number) => void
  /** The person was here before this came. */
  opensAtOnce: boolean
}

export function OpponentList({ opponents, chosen, onChange, opensAtOnce }: OpponentListProps) {
  const logoOf = (id: number) => opponents.find((opponent) => opponent.id === id)?.logo
  return (
    <Select<number>
      label="Przeciwnik"
      placeholder="Wybierz przeciwnika"
      searchable
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage="Nie znaleziono przeciwników"
      disabled={opponents.length === 0}
      autoFocus={opensAtOnce}
      defaultDropdownOpened={opensAtOnce}
      leftSection={chosen && <OpponentCrest logo={chosen.logo} />}
      data={opponents.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen?.id ?? null}
      onChange={(id) => id !== null && onChange(id)}
      renderOption={({ option }) => (
        <Group gap="sm" wrap="nowrap" mih={36}>
          <OpponentCrest logo={logoOf(option.value)} />
          {option.label}
        </Group>
      )}
    />
  )
}
