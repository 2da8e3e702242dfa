import { Group, Paper, Table, Text } from '@mantine/core'
import { NoCrestBadge } from './no-crest-badge.tsx'
import { OpponentActions } from './opponent-actions.tsx'
import { OpponentCrest } from './opponent-crest.tsx'
import classes from './opponent-list.module.css'
import type { OpponentRowsProps } from './opponent-rows.ts'

const CREST_SIZE = 48

export function OpponentTable({ opponents, ...actions }: OpponentRowsProps) {
  return (
    <Paper>
      <Table verticalSpacing="xs" horizontalSpacing="lg">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={100}>Herb</Table.Th>
            <Table.Th>Nazwa</Table.Th>
            <Table.Th ta="right">Akcje</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {opponents.map((opponent) => (
            <Table.Tr key={opponent.id}>
              <Table.Td>
                <OpponentCrest logo={opponent.logo} size={CREST_SIZE} />
              </Table.Td>
              <Table.Td>
                <Group gap="sm">
                  <Text fw={600} className={classes.name}>
                    {opponent.name}
                  </Text>
                  {opponent.logo === null && <NoCrestBadge />}
                </Group>
              </Table.Td>
              <Table.Td>
                <Group justify="flex-end">
                  <OpponentActions opponent={opponent} {...actions} />
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
