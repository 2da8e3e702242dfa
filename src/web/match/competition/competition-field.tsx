import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Autocomplete } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { competitionKey, kindOf } from '#domain/season/competition.ts'
import { seasonChoicesQuery } from '#web/api/matches.ts'
import { CompetitionKindIcon } from './competition-kind-icon.tsx'
import { KIND_WORDS } from './kind-words.ts'

interface CompetitionFieldProps {
  value: string | null
  onChange: (competition: string | null) => void
}

/** Suggests what the club plays in, and says of what kind it is. */
export function CompetitionField({ value, onChange }: CompetitionFieldProps) {
  const known = useQuery(seasonChoicesQuery(null)).data?.competitionKinds ?? []
  const byKey = new Map(known.map((competition) => [competitionKey(competition.name), competition]))
  const kind = value?.trim() ? kindOf(value, byKey) : null
  return (
    <Autocomplete
      label="Rozgrywki"
      placeholder="np. IV liga"
      autoComplete="off"
      maxLength={COMPETITION_MAX_LENGTH}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={kind ? KIND_WORDS[kind].one : 'Liga, puchar albo sparing'}
      leftSection={kind && <CompetitionKindIcon kind={kind} />}
      data={known.map(({ name }) => name)}
      value={value ?? ''}
      onChange={(competition) => onChange(competition || null)}
    />
  )
}
