import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PlannedFixture } from '#domain/fixtures/plan.ts'
import { changeWords, pairWords, whenWords } from './fixture-words.ts'
import classes from './plan-rows.module.css'

interface PlanGroupProps {
  title: string
  count: number
  note?: string
  children: ReactNode
}

export function PlanGroup({ title, count, note, children }: PlanGroupProps) {
  if (count === 0) return null
  return (
    <section>
      <Group gap="xs" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Badge variant="light">{count}</Badge>
      </Group>
      {note && (
        <Text size="sm" c="dimmed" mb="xs">
          {note}
        </Text>
      )}
      <ul className={classes.rows}>{children}</ul>
    </section>
  )
}

const newOpponent = (row: PlannedFixture): string | null =>
  row.action === 'add' && 'newName' in row.match.opponent ? row.match.opponent.newName : null

function notes(row: PlannedFixture): string[] {
  if (row.action === 'change') return row.changes.map(changeWords)
  if (row.action === 'same') return row.differences.map((difference) => `zostaje jak jest (${changeWords(difference)})`)
  return row.action === 'unclear' ? [row.reason] : []
}

export function PlanRow({ row, children }: { row: PlannedFixture; children?: ReactNode }) {
  const added = newOpponent(row)
  return (
    <li className={classes.row}>
      <Text fw={600}>{pairWords(row.fixture)}</Text>
      <Text size="sm" c="dimmed">
        {whenWords(row.fixture)}
      </Text>
      <Stack gap={2}>
        {added && <Text size="sm">nowy przeciwnik: {added}</Text>}
        {row.doubt && <Text size="sm">{row.doubt}</Text>}
        {notes(row).map((note) => (
          <Text key={note} size="sm" fw={row.action === 'change' ? 600 : 400}>
            {note}
          </Text>
        ))}
      </Stack>
      {children}
    </li>
  )
}
