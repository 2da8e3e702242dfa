import { Badge, Group, Table, Text } from '@mantine/core'
import type { ListedOpponent } from '#domain/opponent/opponent-list.ts'
import { OPPONENT_NAME_MAX } from '#domain/opponent/opponent-name.ts'
import classes from './listed-table.module.css'

const REASONS: Record<NonNullable<ListedOpponent['leftOut']>, string> = {
  known: 'jest już na liście',
  repeated: 'powtórzony',
  ownClub: 'to wasz klub',
  tooLong: `nazwa ma ponad ${OPPONENT_NAME_MAX} znaków`,
}

export function ListedTable({ listed }: { listed: readonly ListedOpponent[] }) {
  return (
    <Table verticalSpacing={6} horizontalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Nazwa</Table.Th>
          <Table.Th>Co się stanie</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {listed.map(({ line, name, leftOut }) => (
          <Table.Tr key={line} c={leftOut ? 'dimmed' : undefined}>
            <Table.Td className={classes.name}>{name}</Table.Td>
            <Table.Td className={classes.action}>
              <Group gap={6}>
                <Badge variant="light" color={leftOut ? 'gray' : 'club'} tt="none" fw={600}>
                  {leftOut ? 'Pominięty' : 'Nowy'}
                </Badge>
                {leftOut && <Text size="sm">{REASONS[leftOut]}</Text>}
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
