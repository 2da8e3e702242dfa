import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Alert, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DEDUCTED_MAX, LEAGUE_NOTE_MAX } from '#contract/league.ts'
import { OPPONENT_NAME_MAX } from '#domain/opponent/opponent-name.ts'
import { withoutTeam, withTeam } from '#domain/table/change-league.ts'
import { type LeagueTeam, newTeam } from '#domain/table/league.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { DialogBody, DialogFooter, LongDialog } from '#web/ui/long-dialog.tsx'
import type { LeagueDialogProps } from './league-dialogs.tsx'

interface TeamDialogProps extends LeagueDialogProps {
  /** Empty: a new team. */
  name: string
}

export const TeamDialog = ({ opened, open, name, onClose }: TeamDialogProps) => (
  <LongDialog opened={opened} title={name === '' ? 'Dodaj drużynę' : name} size="34rem" onClose={onClose}>
    <TeamForm open={open} name={name} onClose={onClose} />
  </LongDialog>
)

const OWN = 'own'
const NOBODY = ''

function TeamForm({ open: { league, whole, isSaving, save }, name, onClose }: Omit<TeamDialogProps, 'opened'>) {
  const opponents = useOpponents().data ?? []
  const [team, setTeam] = useState<LeagueTeam>(() => whole.teams.find((other) => other.name === name) ?? newTeam(''))
  const change = (facts: Partial<LeagueTeam>) => setTeam((before) => ({ ...before, ...facts }))
  const named = { ...team, name: team.name.trim() }
  const isTaken = whole.teams.some((other) => other.name !== name && other.name === named.name)
  const { document } = league
  const store = () =>
    name === ''
      ? save({ ...document, teams: [...whole.teams, named] }, 'Drużyna dodana', onClose)
      : save(withTeam(document, whole.teams, name, named), 'Drużyna zapisana', onClose)
  return (
    <>
      <DialogBody>
        <TextInput
          label="Nazwa w tabeli"
          size="md"
          autoComplete="off"
          maxLength={OPPONENT_NAME_MAX}
          value={team.name}
          error={isTaken && 'Taka drużyna już jest w tabeli'}
          onChange={(event) => change({ name: event.currentTarget.value })}
          data-autofocus
        />
        <NativeSelect
          label="Kto to jest"
          description="Stąd herb i wyniki waszych meczów z tą drużyną."
          data={[
            { value: NOBODY, label: 'Spoza listy przeciwników' },
            { value: OWN, label: 'Wasza drużyna' },
            ...opponents.map((opponent) => ({ value: String(opponent.id), label: opponent.name })),
          ]}
          value={team.isOwn ? OWN : String(team.opponentId ?? NOBODY)}
          onChange={({ currentTarget: { value } }) =>
            change({ isOwn: value === OWN, opponentId: /^\d+$/.test(value) ? Number(value) : null })
          }
        />
        <TextInput
          label="Odjęte punkty"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={team.deducted === 0 ? '' : String(team.deducted)}
          placeholder="0"
          onChange={(event) =>
            change({ deducted: Math.min(DEDUCTED_MAX, Number(event.currentTarget.value.replace(/\D/g, ''))) })
          }
        />
        <TextInput
          label="Powód"
          placeholder="np. decyzja wydziału dyscypliny"
          autoComplete="off"
          maxLength={LEAGUE_NOTE_MAX}
          value={team.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <Checkbox
          label="Drużyna wycofana z rozgrywek"
          description="Stoi na końcu tabeli, a jej mecze nie liczą się nikomu."
          checked={team.isWithdrawn}
          onChange={(event) => change({ isWithdrawn: event.currentTarget.checked })}
        />
        {document.pasted && (team.deducted > 0 || team.isWithdrawn) && (
          <Alert color="yellow">
            Ta tabela jest wklejona: odjęte punkty i mecze wycofanych są w niej policzone tak, jak podała je liga.
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        {name !== '' && !team.isOwn && (
          <Button
            variant="subtle"
            color="red"
            mr="auto"
            disabled={isSaving}
            onClick={() => save(withoutTeam({ ...document, teams: whole.teams }, name), 'Drużyna usunięta', onClose)}
          >
            Usuń z tabeli
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button loading={isSaving} disabled={named.name === '' || isTaken} onClick={store}>
          Zapisz
        </Button>
      </DialogFooter>
    </>
  )
}
