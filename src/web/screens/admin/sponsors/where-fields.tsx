import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { Autocomplete, MultiSelect, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import { seasonName, seasonOf } from '#domain/season/season.ts'
import { KIND_NAMES, type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { seasonChoicesQuery } from '#web/api/matches.ts'
import { clubTimeZone, serverNow } from '#web/match-store/server-clock.ts'

export interface SponsorValues {
  name: string
  /** None: on all. */
  kinds: KindName[]
  competition: string
  /** Null: in all. */
  season: string | null
  isActive: boolean
  logo: Blob | null
}

const KINDS = KIND_NAMES.map((kind) => ({ value: kind, label: kindFacts(kind).label }))

/** This season, the one before and the two to come: contracts are made ahead; and the one that is set. */
function seasonsAround(set: string | null) {
  const now = seasonOf(wallDay(serverNow(), clubTimeZone()))
  const years = new Set([now + 2, now + 1, now, now - 1, ...(set === null ? [] : [Number(set)])])
  return [...years].sort((one, other) => other - one).map((year) => ({ value: String(year), label: seasonName(year) }))
}

/** On which graphics the logo stands; nothing chosen means everywhere. */
export function WhereFields({ form }: { form: UseFormReturnType<SponsorValues> }) {
  const competitions = useQuery(seasonChoicesQuery(null)).data?.competitionKinds ?? []
  const { kinds, season } = form.values
  return (
    <>
      <MultiSelect
        label="Na których grafikach"
        placeholder={kinds.length === 0 ? 'Na wszystkich' : ''}
        data={KINDS}
        clearable
        {...form.getInputProps('kinds')}
      />
      <Autocomplete
        label="W jakich rozgrywkach"
        placeholder="We wszystkich"
        autoComplete="off"
        maxLength={COMPETITION_MAX_LENGTH}
        data={competitions.map(({ name }) => name)}
        {...form.getInputProps('competition')}
      />
      <Select
        label="W którym sezonie"
        placeholder="W każdym"
        data={seasonsAround(season)}
        clearable
        allowDeselect
        {...form.getInputProps('season')}
      />
    </>
  )
}
