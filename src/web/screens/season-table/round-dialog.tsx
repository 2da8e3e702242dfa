import { Button, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { seasonStart } from '#domain/season/season.ts'
import { withResults, withTeams } from '#domain/table/change-league.ts'
import { ROUND_MAX, type RoundResult } from '#domain/table/league.ts'
import { leagueNames, linked } from '#domain/table/league-names.ts'
import { planResults, resultsToSave } from '#domain/table/plan-results.ts'
import { type ReadResult, readRound } from '#domain/table/read-round.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { counted } from '#web/ui/counted.ts'
import { DialogBody, DialogFooter, LongDialog } from '#web/ui/long-dialog.tsx'
import type { LeagueDialogProps } from './league-dialogs.tsx'
import { nextRound } from './next-round.ts'
import { PlannedResults } from './planned-results.tsx'
import { ReadingTrouble } from './reading-trouble.tsx'
import { emptyRows, TypedRound, type TypedRow, typedResults } from './typed-round.tsx'
import { UnknownTeams } from './unknown-teams.tsx'

interface RoundDialogProps extends LeagueDialogProps {
  /** The round that is on the screen; null: today's table is. */
  round: number | null
}

export const RoundDialog = ({ opened, open, round, onClose }: RoundDialogProps) => (
  <LongDialog opened={opened} title="Wyniki kolejki" size="44rem" onClose={onClose}>
    <RoundForm open={open} round={round} onClose={onClose} />
  </LongDialog>
)

const WAYS = [
  { value: 'type', label: 'Wpisz' },
  { value: 'paste', label: 'Wklej' },
]
const FORMS = ['wynik', 'wyniki', 'wyników'] as const
const NOTHING_READ = { results: [], problems: [], refusal: null }

function RoundForm({ open, round: shown, onClose }: Omit<RoundDialogProps, 'opened'>) {
  const { league, whole, isSaving, save } = open
  const opponents = useOpponents().data ?? []
  const own = whole.teams.find(({ isOwn }) => isOwn)?.name ?? league.clubName
  const canType = whole.teams.length >= 3
  const [way, setWay] = useState(canType ? 'type' : 'paste')
  const [roundText, setRoundText] = useState(String(shown ?? nextRound(whole)))
  const [text, setText] = useState('')
  const [typed, setTyped] = useState<TypedRow[]>(() => emptyRows(whole.teams.length))
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const round = Number(roundText)
  const isRound = Number.isInteger(round) && round >= 1 && round <= ROUND_MAX
  const pasted = text.trim() === '' ? NOTHING_READ : readRound(text, seasonStart(league.season), own)
  const read: readonly ReadResult[] = way === 'paste' ? pasted.results : typedResults(typed)
  const names = leagueNames(
    read.flatMap(({ home, away }) => [home, away]),
    whole.teams,
    league.clubName,
    chosen,
  )
  const nameOf = (name: string) => names.get(name)?.team ?? name
  const results = read.map(
    ({ line: _, ...result }): RoundResult => ({
      ...result,
      round: result.round ?? round,
      home: nameOf(result.home),
      away: nameOf(result.away),
    }),
  )
  const planned = planResults(whole, results)
  const toSave = resultsToSave(planned)
  const store = () => {
    const named = toSave.flatMap(({ home, away }) => [home, away])
    const added = withTeams(whole.teams, named).slice(whole.teams.length)
    const teams = [
      ...whole.teams,
      ...linked(
        added.map(({ name }) => name),
        opponents,
      ),
    ]
    save(withResults(league.document, teams, toSave), `Zapisano ${counted(toSave.length, FORMS)}`, onClose)
  }
  return (
    <>
      <DialogBody>
        <TextInput
          label="Kolejka"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          w="7rem"
          value={roundText}
          error={!isRound && `Od 1 do ${ROUND_MAX}`}
          onChange={(event) => setRoundText(event.currentTarget.value.replace(/\D/g, ''))}
        />
        {canType && (
          <SegmentedControl aria-label="Sposób" fullWidth size="md" data={WAYS} value={way} onChange={setWay} />
        )}
        {way === 'paste' ? (
          <Textarea
            label="Wyniki"
            description="Mecz w wierszu. Można skopiować ze strony ligi; nagłówek „Kolejka 12” ma pierwszeństwo."
            placeholder={'Orzeł Kąty - Tęcza Lipowo 2:1\nBłękitni Ruda - Iskra Bór 0:0'}
            size="md"
            rows={6}
            spellCheck={false}
            autoComplete="off"
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ) : (
          <TypedRound teams={whole.teams} rows={typed} onChange={setTyped} />
        )}
        {way === 'paste' && <ReadingTrouble {...pasted} />}
        <UnknownTeams
          names={names}
          teams={whole.teams}
          onChoose={(name, team) => setChosen({ ...chosen, [name]: team })}
        />
        {planned.length > 0 && <PlannedResults planned={planned} />}
        <Text size="sm" c="dimmed">
          Waszych meczów nie trzeba tu wpisywać: ich wyniki są już w terminarzu.
        </Text>
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button loading={isSaving} disabled={toSave.length === 0 || !isRound} onClick={store}>
          {toSave.length === 0 ? 'Zapisz wyniki' : `Zapisz ${counted(toSave.length, FORMS)}`}
        </Button>
      </DialogFooter>
    </>
  )
}
