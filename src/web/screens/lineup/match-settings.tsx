import { Input, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useId } from 'react'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { longDate } from '#domain/match/wall-date.ts'
import { TemplateSelect } from '#web/match/template-select.tsx'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { setHome } from '#web/match-store/set-home.ts'
import { useStudio } from '#web/match-store/studio-store.ts'
import { TimeField } from '#web/ui/time-field.tsx'
import { changeMatch } from './lineup-changes.ts'
import { LineupSection } from './lineup-section.tsx'
import classes from './match-settings.module.css'
import { MatchTimer } from './match-timer.tsx'
import { OpponentSelect } from './opponent-select.tsx'

const VENUES = [
  { value: 'home', label: 'U siebie' },
  { value: 'away', label: 'Na wyjeździe' },
]

function VenueSwitch() {
  const isHome = useStudio((studio) => studio.isHome)
  const id = useId()
  return (
    <Input.Wrapper size="md" label="Miejsce meczu" labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        size="md"
        data={VENUES}
        value={isHome ? 'home' : 'away'}
        onChange={(venue) => setHome(venue === 'home')}
      />
    </Input.Wrapper>
  )
}

export function MatchSettings({ catalogue }: { catalogue: Catalogue }) {
  const opponentId = useStudio((studio) => studio.selectedOpponent)
  const templateId = useStudio((studio) => studio.selectedLineupTemplate)
  const matchDate = useStudio((studio) => studio.matchDate)
  const matchTime = useStudio((studio) => studio.matchTime)
  const competition = useStudio((studio) => studio.competition)
  return (
    <LineupSection title="Ustawienia meczu">
      <Stack gap="md">
        <div className={classes.teams}>
          <OpponentSelect
            opponents={catalogue.opponents}
            value={opponentId}
            onChange={(selectedOpponent) => changeMatch({ selectedOpponent })}
          />
          <VenueSwitch />
        </div>
        <div className={classes.kickOff}>
          <TextInput
            type="date"
            label="Data meczu"
            // The browser's own field writes the day in the order of its language.
            description={longDate(matchDate) || undefined}
            inputWrapperOrder={['label', 'input', 'description']}
            value={matchDate ?? ''}
            onChange={(event) => changeMatch({ matchDate: event.currentTarget.value || null })}
          />
          <TimeField label="Godzina" value={matchTime} onChange={(time) => changeMatch({ matchTime: time })} />
        </div>
        <MatchTimer />
        <TextInput
          label="Rozgrywki"
          placeholder="np. IV liga, 12. kolejka"
          autoComplete="off"
          maxLength={COMPETITION_MAX_LENGTH}
          value={competition ?? ''}
          onChange={(event) => changeMatch({ competition: event.currentTarget.value || null })}
        />
        <TemplateSelect
          templates={catalogue.templates}
          type="lineup"
          value={templateId}
          onChange={(selectedLineupTemplate) => changeMatch({ selectedLineupTemplate })}
        />
      </Stack>
    </LineupSection>
  )
}
