import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { TableRowOfTeam } from '#contract/league.ts'
import { withPasted } from '#domain/table/change-league.ts'
import { type LeagueTeam, ROUND_MAX } from '#domain/table/league.ts'
import { leagueNames, linked } from '#domain/table/league-names.ts'
import { type ReadRow, readTable } from '#domain/table/read-table.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { StandingsTable } from '#web/club/standings-table.tsx'
import { DialogBody, DialogFooter, LongDialog } from '#web/ui/long-dialog.tsx'
import type { LeagueDialogProps } from './league-dialogs.tsx'
import { ReadingTrouble } from './reading-trouble.tsx'
import { UnknownTeams } from './unknown-teams.tsx'

export const PasteDialog = ({ opened, open, onClose }: LeagueDialogProps) => (
  <LongDialog opened={opened} title="Wklej tabelę" size="44rem" onClose={onClose}>
    <PasteForm open={open} onClose={onClose} />
  </LongDialog>
)

const NOTHING_READ = { rows: [], problems: [], round: null, refusal: null }

/** What the table says of a team is kept, unless somebody has said it before. */
const toldBy = (team: LeagueTeam, row: ReadRow | undefined): LeagueTeam =>
  row ? { ...team, deducted: team.deducted || row.deducted, isWithdrawn: team.isWithdrawn || row.isWithdrawn } : team

function PasteForm({ open: { league, whole, isSaving, save }, onClose }: Omit<LeagueDialogProps, 'opened'>) {
  const opponents = useOpponents().data ?? []
  const [text, setText] = useState('')
  const [typedRound, setTypedRound] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const reading = text.trim() === '' ? NOTHING_READ : readTable(text)
  const names = leagueNames(
    reading.rows.map(({ team }) => team),
    whole.teams,
    league.clubName,
    chosen,
  )
  const rows = reading.rows.map((row) => ({ ...row, team: names.get(row.team)?.team ?? row.team }))
  const round = Number(typedRound ?? reading.round ?? 0)
  const isRound = round <= ROUND_MAX
  const isTwice = new Set(rows.map(({ team }) => team)).size < rows.length
  const crestOf = (name: string) => league.rows.find(({ team }) => team === name)
  const preview = rows.map(
    ({ line: _, doubt: __, ...row }, index): TableRowOfTeam => ({
      ...row,
      place: index + 1,
      isOwn: crestOf(row.team)?.isOwn ?? false,
      crest: crestOf(row.team)?.crest ?? null,
      note: '',
    }),
  )
  const doubts = rows.flatMap(({ team, doubt }) => (doubt ? [`${team}: ${doubt}`] : []))
  const store = () => {
    const known = new Set(whole.teams.map(({ name }) => name))
    const added = rows.map(({ team }) => team).filter((team) => !known.has(team))
    const teams = [...whole.teams, ...linked(added, opponents)].map((team) =>
      toldBy(
        team,
        rows.find((row) => row.team === team.name),
      ),
    )
    const pasted = {
      round: round > 0 ? round : null,
      rows: rows.map(({ line: _, doubt: __, deducted: ___, isWithdrawn: ____, ...row }) => row),
    }
    save(withPasted(league.document, teams, pasted), 'Tabela wklejona', onClose)
  }
  return (
    <>
      <DialogBody>
        <Textarea
          label="Tabela"
          description="Zaznacz całą tabelę na stronie ligi albo w arkuszu i wklej. Potrzebne są mecze, punkty, Z, R, P i bramki."
          placeholder={'1. Orzeł Kąty 12 30 10 0 2 34:12\n2. Tęcza Lipowo 12 24 7 3 2 25:14'}
          size="md"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextInput
          label="Po której kolejce"
          description="Wyniki późniejszych kolejek doliczymy. Bez numeru tabela zostanie taka, jak jest."
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typedRound ?? String(reading.round ?? '')}
          error={!isRound && `Od 1 do ${ROUND_MAX}`}
          onChange={(event) => setTypedRound(event.currentTarget.value.replace(/\D/g, ''))}
        />
        <ReadingTrouble {...reading} />
        <UnknownTeams
          names={names}
          teams={whole.teams}
          onChoose={(name, team) => setChosen({ ...chosen, [name]: team })}
        />
        {isTwice && <ReadingTrouble refusal="Dwa wiersze wskazują tę samą drużynę" problems={[]} />}
        {preview.length > 0 && !isTwice && (
          <section aria-label="Podgląd">
            <Text role="status" fw={600} mb="xs">
              Podgląd: {preview.length} drużyn
            </Text>
            <StandingsTable label="Wklejona tabela" rows={preview} notes={doubts} />
          </section>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button loading={isSaving} disabled={rows.length === 0 || isTwice || !isRound} onClick={store}>
          Zapisz tabelę
        </Button>
      </DialogFooter>
    </>
  )
}
