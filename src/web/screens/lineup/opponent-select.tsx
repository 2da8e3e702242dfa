import { Avatar, Group, Select } from '@mantine/core'
import { IconShield } from '@tabler/icons-react'
import type { Opponent } from '#contract/opponent.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { EmptyHint } from './empty-hint.tsx'
import classes from './opponent-select.module.css'

interface OpponentSelectProps {
  opponents: readonly Opponent[]
  value: number | null
  onChange: (id: number) => void
}

function Crest({ logo }: { logo: string | undefined }) {
  return (
    <Avatar src={logo && pictureAtSize(logo, 160)} alt="" size={28} radius={0} classNames={classes} aria-hidden>
      <IconShield size={20} stroke={1.4} />
    </Avatar>
  )
}

export function OpponentSelect({ opponents, value, onChange }: OpponentSelectProps) {
  const logoOf = (id: number) => opponents.find((opponent) => opponent.id === id)?.logo
  const chosen = opponents.find(({ id }) => id === value)
  return (
    <div>
      <Select<number>
        label="Przeciwnik"
        placeholder="Wybierz przeciwnika"
        searchable
        allowDeselect={false}
        checkIconPosition="right"
        nothingFoundMessage="Nie znaleziono przeciwników"
        disabled={opponents.length === 0}
        leftSection={chosen && <Crest logo={chosen.logo} />}
        data={opponents.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen?.id ?? null}
        onChange={(id) => id !== null && onChange(id)}
        renderOption={({ option }) => (
          <Group gap="sm" wrap="nowrap" mih={36}>
            <Crest logo={logoOf(option.value)} />
            {option.label}
          </Group>
        )}
      />
      {opponents.length === 0 && (
        <EmptyHint to="/admin/opponents" linkLabel="Dodaj przeciwnika">
          Lista przeciwników jest pusta.
        </EmptyHint>
      )}
    </div>
  )
}
