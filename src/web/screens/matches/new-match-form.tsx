import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Input, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { isOver, matchStatus } from '#domain/match/current-match.ts'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { OpponentSelect } from '#web/match/opponent/opponent-select.tsx'
import { DRAFT } from '#web/match-store/matches-store.ts'
import { makeNewMatch, type WantedMatch } from '#web/match-store/new-match.ts'
import { useOpenMatch } from '#web/match-store/open-match.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { TimeField } from '#web/ui/time-field.tsx'
import classes from './new-match-form.module.css'

const VENUES = [
  { value: 'home', label: 'U siebie' },
  { value: 'away', label: 'Na wyjeździe' },
]

/** A new match takes the place of none, of one whose opponent nobody has named, and of one that is over. */
function useIsNextDue(): boolean {
  const currentKey = useOpenMatch(({ currentId }) => (currentId === null ? DRAFT : String(currentId)))
  return useMatchOf(currentKey, (match) => match.selectedOpponent === null || isOver(matchStatus(match)))
}

type Wanted = Omit<WantedMatch, 'opponentId'> & { opponentId: number | null }

export function NewMatchForm({ onClose }: { onClose: () => void }) {
  const opponents = useOpponents().data ?? []
  const isNextDue = useIsNextDue()
  const navigate = useNavigate()
  const venueId = useId()
  const [isTried, setTried] = useState(false)
  const [wanted, setWanted] = useState<Wanted>({
    opponentId: null,
    isHome: true,
    matchDate: null,
    matchTime: null,
    competition: null,
    isCurrent: isNextDue,
  })
  const want = (facts: Partial<Wanted>) => setWanted((before) => ({ ...before, ...facts }))
  const make = () => {
    const { opponentId } = wanted
    setTried(true)
    if (opponentId === null) return
    makeNewMatch({ ...wanted, opponentId })
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
          description="Bieżący mecz widzą wszyscy, którzy nie wybrali innego z listy."
          checked={wanted.isCurrent}
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
