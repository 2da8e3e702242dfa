import type { WholeLeague } from '#domain/table/club-matches.ts'
import { TABLE_RULES } from '#domain/table/rule.ts'
import { withoutRound } from '#domain/table/standings.ts'
import { counted } from '#web/ui/counted.ts'

const RESULTS = ['wynik bez numeru kolejki', 'wyniki bez numeru kolejki', 'wyników bez numeru kolejki'] as const

/** What one should know of how a table came about; `round` is null for that of today. */
export function tableNotes(league: WholeLeague, round: number | null): string[] {
  const { pasted, frozen, rule } = league.document
  if (round !== null && frozen.some((table) => table.round === round))
    return ['Tabela zamrożona: późniejsze poprawki jej nie zmieniają.']
  const isPasted = pasted !== null && (pasted.round === null || round === null || pasted.round <= round)
  const missing = round === null ? 0 : withoutRound(league)
  return [
    ...(isPasted ? [pastedNote(pasted.round)] : [`Kolejność: ${TABLE_RULES[rule].label}.`]),
    ...(missing > 0 ? [`Nie liczy się tu ${counted(missing, RESULTS)}.`] : []),
  ]
}

const pastedNote = (round: number | null): string =>
  round === null
    ? 'Tabela wklejona. Żaden wynik nie jest do niej doliczany, bo nie wiadomo, po której jest kolejce.'
    : `Tabela wklejona po ${round}. kolejce, późniejsze wyniki są doliczane bez meczów bezpośrednich.`
