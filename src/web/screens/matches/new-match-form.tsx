import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTeams } from '#web/api/teams.ts'
import { useMatchTeam } from '#web/match-store/match-team.ts'
import { makeNewMatch, type WantedMatch } from '#web/match-store/new-match.ts'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { MatchFacts } from './match-facts.tsx'
import classes from './new-match-form.module.css'
import { useIsNextDue } from './next-due.ts'
import { TeamField } from './team-field.tsx'

/** `isCurrent` is null while nobody has touched it. */
type Wanted = Omit<WantedMatch, 'opponentId' | 'isCurrent'> & { opponentId: number | null; isCurrent: boolean | null }

export function NewMatchForm({ onClose }: { onClose: () => void }) {
  const teams = useTeams().data ?? []
  const shown = useMatchTeam()
  const navigate = useNavigate()
  const [isTried, setTried] = useState(false)
  const [wanted, setWanted] = useState<Wanted>({
    opponentId: null,
    isHome: true,
    matchDate: null,
    matchTime: null,
    competition: null,
    round: null,
    venue: null,
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
        <MatchFacts facts={wanted} onChange={want} />
        {isTried && wanted.opponentId === null && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            Wybierz przeciwnika
          </Text>
        )}
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
