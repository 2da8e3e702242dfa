import { Input, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useId } from 'react'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { useSession } from '#web/api/session.ts'
import { OpponentSelect } from '#web/match/opponent/opponent-select.tsx'
import { TemplateSelect } from '#web/match/template-select.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { chooseTemplate } from '#web/match-store/choose-template.ts'
import { setHome } from '#web/match-store/set-home.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { changeFacts } from './lineup-changes.ts'
import { LineupSection } from './lineup-section.tsx'
import classes from './match-settings.module.css'
import { MatchTimer } from './match-timer.tsx'

const stateButton = dialogPart(() => import('./match-state-button.tsx').then((module) => module.MatchStateButton))

const VENUES = [
  { value: 'home', label: 'U siebie' },
  { value: 'away', label: 'Na wyjeździe' },
]

function VenueSwitch() {
  const isHome = useMatch((match) => match.isHome)
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

export function MatchSettings({ catalogue }: { catalogue: ClubCatalogue }) {
  const opponentId = useMatch((match) => match.selectedOpponent)
  const templateId = useMatch((match) => match.selectedTemplates.lineup ?? null)
  const matchDate = useMatch((match) => match.matchDate)
  const matchTime = useMatch((match) => match.matchTime)
  const isSignedIn = Boolean(useSession().data)
  const competition = useMatch((match) => match.competition)
  return (
    <LineupSection title="Ustawienia meczu">
      <Stack gap="md">
        <div className={classes.teams}>
          <OpponentSelect
            opponents={catalogue.opponents}
            value={opponentId}
            onChange={(selectedOpponent) => changeFacts({ selectedOpponent })}
          />
          <VenueSwitch />
        </div>
        <div className={classes.kickOff}>
          <DateField label="Data meczu" value={matchDate} onChange={(date) => changeFacts({ matchDate: date })} />
          <TimeField label="Godzina" value={matchTime} onChange={(time) => changeFacts({ matchTime: time })} />
        </div>
        <MatchTimer />
        <TextInput
          label="Rozgrywki"
          placeholder="np. IV liga"
          autoComplete="off"
          maxLength={COMPETITION_MAX_LENGTH}
          value={competition ?? ''}
          onChange={(event) => changeFacts({ competition: event.currentTarget.value || null })}
        />
        {isSignedIn && (
          <div className={classes.state}>
            <LatePart part={stateButton} props={{}} />
          </div>
        )}
        <TemplateSelect
          catalogue={catalogue}
          type="lineup"
          value={templateId}
          onChange={(id) => chooseTemplate('lineup', id)}
        />
      </Stack>
    </LineupSection>
  )
}
