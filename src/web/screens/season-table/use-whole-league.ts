import { useMemo } from 'react'
import type { LeagueAnswer, TableRowOfTeam } from '#contract/league.ts'
import { type WholeLeague, wholeLeague } from '#domain/table/club-matches.ts'
import type { LeagueDocument, StandingsRow } from '#domain/table/league.ts'
import { standingsAfter } from '#domain/table/standings.ts'
import { useSaveLeague } from '#web/api/leagues.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'

export interface OpenLeague {
  league: LeagueAnswer
  whole: WholeLeague
  isSaving: boolean
  /** Saves what the league becomes; `onSaved` is called when it is stored. */
  save: (document: LeagueDocument, success: string, onSaved?: () => void) => void
}

export function useOpenLeague(league: LeagueAnswer): OpenLeague {
  const whole = useMemo(() => wholeLeague(league.document, league.clubName, league.matches), [league])
  const saving = useSaveLeague()
  const save: OpenLeague['save'] = (document, success, onSaved) =>
    saving.mutate(
      { document, from: league },
      {
        onSuccess: () => {
          toastSuccess(success)
          onSaved?.()
        },
        onError: (error) => tellFailure('Nie zapisano tabeli', error),
      },
    )
  return { league, whole, isSaving: saving.isPending, save }
}

/** The table of today for null, or as it stood after a round. */
export function rowsOf({ league, whole }: OpenLeague, round: number | null): readonly TableRowOfTeam[] {
  if (round === null) return league.rows
  const known = new Map(league.rows.map((row) => [row.team, row]))
  const withCrest = (row: StandingsRow): TableRowOfTeam => {
    const { crest = null, note = '' } = known.get(row.team) ?? {}
    return { ...row, crest, note }
  }
  return standingsAfter(whole, round).map(withCrest)
}
