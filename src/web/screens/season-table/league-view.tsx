import { Button, Paper, UnstyledButton } from '@mantine/core'
import { IconClipboardText, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { LeagueAnswer } from '#contract/league.ts'
import { roundsOf } from '#domain/table/standings.ts'
import { useLeague } from '#web/api/leagues.ts'
import { StandingsTable } from '#web/club/standings-table.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LeagueDialogs, type LeagueTask } from './league-dialogs.tsx'
import { LeagueMenu } from './league-menu.tsx'
import { RoundResults } from './round-results.tsx'
import { RoundSelect } from './round-select.tsx'
import classes from './season-table.module.css'
import { tableNotes } from './table-notes.ts'
import { rowsOf, useOpenLeague } from './use-whole-league.ts'

interface LeagueViewProps {
  id: number
  onDeleted: () => void
}

export function LeagueView({ id, onDeleted }: LeagueViewProps) {
  const query = useLeague(id)
  return (
    <Loaded query={query} failure="Nie udało się wczytać tabeli" skeleton={<ListSkeleton label="Wczytywanie tabeli" />}>
      {(league) => <LoadedLeague league={league} onDeleted={onDeleted} />}
    </Loaded>
  )
}

function LoadedLeague({ league, onDeleted }: { league: LeagueAnswer; onDeleted: () => void }) {
  const open = useOpenLeague(league)
  const [asked, setAsked] = useState<number | null>(null)
  const [task, setTask] = useState<LeagueTask | null>(null)
  const rounds = roundsOf(open.whole)
  // A round that is no longer there is not shown.
  const round = asked !== null && rounds.includes(asked) ? asked : null
  const rows = rowsOf(open, round)
  return (
    <>
      <div className={classes.tools}>
        <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setTask({ kind: 'round' })}>
          Wpisz wyniki kolejki
        </Button>
        <Button
          variant="default"
          leftSection={<IconClipboardText size={18} aria-hidden />}
          onClick={() => setTask({ kind: 'paste' })}
        >
          Wklej tabelę
        </Button>
        <LeagueMenu open={open} round={round} rows={rows} onTask={setTask} />
        <RoundSelect league={open.whole} rounds={rounds} value={round} onChange={setAsked} />
      </div>
      <Paper className={classes.card}>
        <StandingsTable
          label={`Tabela: ${league.competition}`}
          rows={rows}
          notes={tableNotes(open.whole, round)}
          nameOf={({ team }) =>
            round === null ? (
              <UnstyledButton
                className={classes.teamButton}
                aria-label={`Zmień drużynę: ${team}`}
                onClick={() => setTask({ kind: 'team', name: team })}
              >
                {team}
              </UnstyledButton>
            ) : (
              team
            )
          }
        />
      </Paper>
      <RoundResults open={open} round={round ?? rounds[0] ?? null} />
      <LeagueDialogs open={open} task={task} round={round} onClose={() => setTask(null)} onDeleted={onDeleted} />
    </>
  )
}
