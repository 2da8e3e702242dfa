import '@mantine/core/styles/Badge.layer.css'
import { Badge, Text } from '@mantine/core'
import { type PlannedResult, type ResultFate, resultsToSave, scoreOfResult } from '#domain/table/plan-results.ts'
import classes from './season-table.module.css'

const FATES: Record<ResultFate, string> = {
  new: 'Nowy',
  changed: 'Zmiana',
  same: 'Bez zmian',
  recorded: 'Z terminarza',
  repeated: 'Już jest',
  itself: 'Pominięty',
}

function wordOf({ fate, known, result }: PlannedResult): string | null {
  if (fate === 'changed') return `było ${known?.score}`
  if (fate === 'recorded') return `liczy się ${known?.score} z waszego meczu`
  if (fate === 'repeated') return `${known?.score} w kolejce ${known?.round ?? '?'}`
  return fate === 'itself' ? `${result.home} nie gra sama ze sobą` : null
}

/** What will become of each result, before it is saved. */
export function PlannedResults({ planned }: { planned: readonly PlannedResult[] }) {
  const saved = new Set(resultsToSave(planned))
  return (
    <section aria-label="Podgląd">
      <Text role="status" fw={600} mb="xs">
        Podgląd: zapiszemy {saved.size} z {planned.length}
      </Text>
      <ul className={classes.planned}>
        {planned.map((each) => (
          <li
            key={`${each.result.round} ${each.result.home} ${each.result.away} ${scoreOfResult(each.result)}`}
            data-left-out={!saved.has(each.result) || undefined}
          >
            <span>
              {each.result.round}. {each.result.home} – {each.result.away}{' '}
              <strong className={classes.score}>{scoreOfResult(each.result)}</strong>
            </span>
            <span>
              <Badge variant="light" color={saved.has(each.result) ? 'club' : 'gray'} tt="none" fw={600}>
                {FATES[each.fate]}
              </Badge>{' '}
              {wordOf(each)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
