import { Input, SegmentedControl, TextInput } from '@mantine/core'
import { useId } from 'react'
import { ROUND_MAX_LENGTH, VENUE_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { CompetitionField } from '#web/match/competition/competition-field.tsx'
import { OpponentSelect } from '#web/match/opponent/opponent-select.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import classes from './new-match-form.module.css'

export interface MatchFactValues {
  opponentId: number | null
  isHome: boolean
  matchDate: string | null
  matchTime: string | null
  competition: string | null
  round: string | null
  venue: string | null
}

interface MatchFactsProps {
  facts: MatchFactValues
  onChange: (facts: Partial<MatchFactValues>) => void
}

const SIDES = [
  { value: 'home', label: 'U siebie' },
  { value: 'away', label: 'Na wyjeździe' },
]

/** The same fields for a match that is made and for one that is put right. */
export function MatchFacts({ facts, onChange }: MatchFactsProps) {
  const opponents = useOpponents().data ?? []
  const sideId = useId()
  return (
    <>
      <OpponentSelect
        opponents={opponents}
        value={facts.opponentId}
        onChange={(opponentId) => onChange({ opponentId })}
      />
      <Input.Wrapper size="md" label="Miejsce meczu" labelElement="div" labelProps={{ id: sideId }}>
        <SegmentedControl
          aria-labelledby={sideId}
          fullWidth
          size="md"
          data={SIDES}
          value={facts.isHome ? 'home' : 'away'}
          onChange={(side) => onChange({ isHome: side === 'home' })}
        />
      </Input.Wrapper>
      <div className={classes.kickOff}>
        <DateField label="Data meczu" value={facts.matchDate} onChange={(matchDate) => onChange({ matchDate })} />
        <TimeField label="Godzina" value={facts.matchTime} onChange={(matchTime) => onChange({ matchTime })} />
      </div>
      <div className={classes.kickOff}>
        <CompetitionField value={facts.competition} onChange={(competition) => onChange({ competition })} />
        <TextInput
          label="Kolejka"
          placeholder="np. 12 albo 1/8 finału"
          autoComplete="off"
          maxLength={ROUND_MAX_LENGTH}
          value={facts.round ?? ''}
          onChange={(event) => onChange({ round: event.currentTarget.value || null })}
        />
      </div>
      <TextInput
        label="Boisko"
        placeholder="np. Stadion przy Lipowej"
        autoComplete="off"
        maxLength={VENUE_MAX_LENGTH}
        value={facts.venue ?? ''}
        onChange={(event) => onChange({ venue: event.currentTarget.value || null })}
      />
    </>
  )
}
