import { Alert, Select, Stack, Text } from '@mantine/core'
import type { FixtureReading } from '#domain/fixtures/fixture.ts'
import type { FixturePlan, PlannedFixture } from '#domain/fixtures/plan.ts'
import type { Recognised } from '#domain/fixtures/recognise.ts'
import { shortDate } from '#domain/match/wall-date.ts'
import { PlanGroup, PlanRow } from './plan-rows.tsx'
import { frequentNames } from './use-import-plan.ts'
import { WhoIsIt } from './who-is-it.tsx'

interface ImportPlanProps {
  reading: FixtureReading
  plan: FixturePlan
  isAdmin: boolean
  nameOf: (opponentId: number | null) => string
  onChoose: (name: string, who: Recognised) => void
}

const GROUPS: { action: PlannedFixture['action']; title: string; note?: string }[] = [
  { action: 'add', title: 'Do dodania' },
  { action: 'change', title: 'Do zmiany' },
  { action: 'same', title: 'Bez zmian' },
  { action: 'bye', title: 'Pauzy', note: 'W tych kolejkach nie gramy, nic nie zostanie zapisane.' },
]

/** What will happen to each row of the list, before anything does. */
export function ImportPlan({ reading, plan, isAdmin, nameOf, onChoose }: ImportPlanProps) {
  const of = (action: PlannedFixture['action']) => plan.rows.filter((row) => row.action === action)
  const foreign = of('foreign').length
  const isNobodyOurs = foreign > 0 && foreign === plan.rows.length
  return (
    <Stack gap="lg">
      {isNobodyOurs && <OurName reading={reading} onChoose={onChoose} />}
      <PlanGroup title="Do wyjaśnienia" count={of('unclear').length} note="Te wiersze zostaną pominięte.">
        {of('unclear').map((row) => (
          <PlanRow key={row.line} row={row}>
            {row.action === 'unclear' && row.unknown && (
              <WhoIsIt team={row.unknown} canAdd={isAdmin} onChoose={onChoose} />
            )}
          </PlanRow>
        ))}
      </PlanGroup>
      {GROUPS.map(({ action, title, note }) => (
        <PlanGroup key={action} title={title} count={of(action).length} {...(note && { note })}>
          {of(action).map((row) => (
            <PlanRow key={row.line} row={row} />
          ))}
        </PlanGroup>
      ))}
      <PlanGroup
        title="Nie ma ich na liście"
        count={plan.missing.length}
        note="Te mecze są w terminarzu klubu i zostaną bez zmian."
      >
        {plan.missing.map(({ id, opponentId, day }) => (
          <li key={id}>
            <Text px="md" py="xs">
              {nameOf(opponentId)}, {shortDate(day)}
            </Text>
          </li>
        ))}
      </PlanGroup>
      {foreign > 0 && !isNobodyOurs && <Text c="dimmed">Mecze innych drużyn na liście, pominięte: {foreign}.</Text>}
      {reading.problems.length > 0 && (
        <Alert variant="default" role="alert" title="Tych wierszy nie udało się odczytać">
          {reading.problems.map(({ line, source, message }) => (
            <Text key={line} size="sm">
              {line}. „{source.slice(0, 80)}”: {message}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  )
}

/** A list in which nobody is ours is of another league, or calls us otherwise. */
function OurName({ reading, onChoose }: Pick<ImportPlanProps, 'reading' | 'onChoose'>) {
  return (
    <Alert title="Na tej liście nie ma waszej drużyny">
      <Select
        maw={360}
        searchable
        label="Pod jaką nazwą tu występuje?"
        placeholder="Wybierz"
        data={[...new Set(frequentNames(reading))]}
        value={null}
        onChange={(name) => name !== null && onChoose(name, 'own')}
      />
    </Alert>
  )
}
