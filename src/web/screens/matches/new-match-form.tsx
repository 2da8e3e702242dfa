import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Input, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { useTeams } from '#web/api/teams.ts'
import { OpponentSelect } from '#web/match/opponent/opponent-select.tsx'
import { useMatchTeam } from '#web/match-store/match-team.ts'
import { makeNewMatch, type WantedMatch } from '#web/match-store/new-match.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { TimeField } from '#web/ui/time-field.tsx'
import classes from './new-match-form.module.css'
import { useIsNextDue } from './next-due.ts'
import { TeamField } from './team-field.tsx'

const VENUES = [
  { value: 'home', label: 'U siebie' },
  { value: 'away', label: 'Na wyjeździe' },
]

/** `isCurrent` is null while nobody has touched it. */
type Wanted = Omit<WantedMatch, 'opponentId' | 'isCurrent'> & { opponentId: number | null; isCurrent: boolean | null }

export function NewMatchForm({ onClose }: { onClose: () => void }) {
  const opponents = useOpponents().data ?? []
  const teams = useTeams().data ?? []
  const shown = useMatchTeam()
  const navigate = useNavigate()
  const venueId = useId()
  const [isTried, setTried] = useState(false)
  const [wanted, setWanted] = useState<Wanted>({
    opponentId: null,
    isHome: true,
    matchDate: null,
    matchTime: null,
    competition: null,
    isCurrent: null,
    teamId: shown?.id,
  })
  const team = teams.find(({ id }) => id === wanted.teamId)
  const isNextDue = useIsNextDue(!team || team.isDefault ? null : team.id)
  const isCurrent = wanted.isCurrent ?? isNextDue
  const want = (facts: Partial<Wanted>) => setWanted((before) => ({ ...before, ...facts }))
  const make = () => {
    const { opponentId } = wanted
    setTried(true)
    if (opponentId === null) return
    makeNewMatch({ ...wanted, opponentId, isCurrent })
      .then((key) => {
        onClose()
        return navigate({ to: '/lineup', search: { mecz: key } })
      })
      .catch((error: unknown) => tellFailure('Nie udało się utworzyć meczu', error))
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <DialogBody>
        {team && <TeamField teams={teams} value={team.id} onChange={(teamId) => want({ teamId })} />}
        <div>
          <OpponentSelect
            opponents={opponents}
            value={wanted.opponentId}
            onChange={(opponentId) => want({ opponentId })}
          />
          {isTried && wanted.opponentId === null && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)" mt={4}>
              Wybierz przeciwnika
            </Text>
          )}
        </div>
        <Input.Wrapper size="md" label="Miejsce meczu" labelElement="div" labelProps={{ id: venueId }}>
          <SegmentedControl
            aria-labelledby={venueId}
            fullWidth
            size="md"
            data={VENUES}
            value={wanted.isHome ? 'home' : 'away'}
            onChange={(venue) => want({ isHome: venue === 'home' })}
          />
        </Input.Wrapper>
        <div className={classes.kickOff}>
          <DateField label="Data meczu" value={wanted.matchDate} onChange={(matchDate) => want({ matchDate })} />
          <TimeField label="Godzina" value={wanted.matchTime} onChange={(matchTime) => want({ matchTime })} />
        </div>
        <TextInput
          label="Rozgrywki"
          placeholder="np. IV liga, 12. kolejka"
          autoComplete="off"
          maxLength={COMPETITION_MAX_LENGTH}
          value={wanted.competition ?? ''}
          onChange={(event) => want({ competition: event.currentTarget.value || null })}
        />
        <Checkbox
          label="Ustaw jako bieżący"
          description={`Bieżący mecz ${team ? 'tej drużyny ' : ''}widzą wszyscy, którzy nie wybrali innego z listy.`}
          checked={isCurrent}
          onChange={(event) => want({ isCurrent: event.currentTarget.checked })}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button type="submit">Utwórz mecz</Button>
      </DialogFooter>
    </form>
  )
}
