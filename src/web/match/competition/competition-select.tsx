import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import type { SeasonChoices } from '#contract/staff-match.ts'
import { COMPETITION_KINDS } from '#domain/season/competition-kind.ts'
import type { CompetitionFilter } from '#web/api/matches.ts'
import { KIND_WORDS } from './kind-words.ts'

/** Wider than the field: a cup's whole name; never wider than a phone. */
const LIST_WIDTH = 'min(20rem, calc(100vw - 2rem))'

/** In one list with the names: no competition can be mistaken for a kind. */
const ofKind = (kind: string): string => `kind/${kind}`
const ofName = (name: string): string => `name/${name}`

function chosenBy(value: string | null): CompetitionFilter {
  const kind = COMPETITION_KINDS.find((known) => ofKind(known) === value)
  return { kind: kind ?? '', competition: value && !kind ? value.slice(ofName('').length) : '' }
}

interface CompetitionSelectProps extends CompetitionFilter {
  competitions: SeasonChoices['competitionKinds']
  placeholder: string
  onChange: (choice: CompetitionFilter) => void
}

/** One competition, or all of a kind. */
export function CompetitionSelect({ competitions, placeholder, competition, kind, onChange }: CompetitionSelectProps) {
  const played = competitions.filter(({ matches }) => matches > 0)
  const groups = COMPETITION_KINDS.map((each) => ({ each, names: played.filter((one) => one.kind === each) }))
  const data = groups
    .filter(({ names }) => names.length > 0)
    .map(({ each, names }) => ({
      group: KIND_WORDS[each].one,
      items: [
        { value: ofKind(each), label: KIND_WORDS[each].all },
        ...names.map(({ name }) => ({ value: ofName(name), label: name })),
      ],
    }))
  return (
    <Select
      aria-label="Rozgrywki"
      placeholder={placeholder}
      clearable
      comboboxProps={{ width: LIST_WIDTH, position: 'bottom-start' }}
      maxDropdownHeight={360}
      data={data}
      value={kind !== '' ? ofKind(kind) : competition === '' ? null : ofName(competition)}
      onChange={(value) => onChange(chosenBy(value))}
    />
  )
}
