import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import type { PlannedRow } from '#domain/squad/import-plan.ts'
import type { PersonName } from '#domain/squad/person-name.ts'
import { counted } from '#web/ui/counted.ts'
import { NumberField } from './number-field.tsx'
import { PlanAction } from './plan-action.tsx'
import classes from './plan-table.module.css'
import { PlannedField } from './planned-field.tsx'

/** More than a squad has; a list of hundreds is drawn only when somebody wants to see it all. */
const SHOWN_AT_FIRST = 60

interface PlanTableProps {
  plan: readonly PlannedRow[]
  onNumber: (player: PersonName, number: number | null) => void
}

export function PlanTable({ plan, onNumber }: PlanTableProps) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  // What has to be mended in the list must not hide under thirty good lines.
  const rows = [...plan].sort((a, b) => Number(b.action === 'refused') - Number(a.action === 'refused'))
  return (
    <>
      <Table className={classes.table} verticalSpacing={6} horizontalSpacing="sm">
        <Table.Thead className={classes.head}>
          <Table.Tr>
            <Table.Th className={classes.number}>Numer</Table.Th>
            <Table.Th>Imię</Table.Th>
            <Table.Th>Nazwisko</Table.Th>
            <Table.Th>Pozycja</Table.Th>
            <Table.Th>Co się stanie</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.slice(0, shown).map((row) => (
            <Table.Tr key={row.line} className={classes.row} data-action={row.action}>
              {row.action === 'refused' ? (
                <Table.Td colSpan={4} className={classes.refused}>
                  <span className={classes.line}>Wiersz {row.line}:</span> {row.text}
                </Table.Td>
              ) : (
                <>
                  <Table.Td className={classes.number}>
                    {isNumberAsked(row) ? (
                      <NumberField player={row.player} onNumber={onNumber} />
                    ) : (
                      <PlannedField row={row} field="number" />
                    )}
                  </Table.Td>
                  <Table.Td className={classes.firstName}>
                    <PlannedField row={row} field="firstName" />
                  </Table.Td>
                  <Table.Td className={classes.lastName}>
                    <PlannedField row={row} field="lastName" />
                  </Table.Td>
                  <Table.Td className={classes.position}>
                    <PlannedField row={row} field="position" />
                  </Table.Td>
                </>
              )}
              <Table.Td className={classes.action}>
                <PlanAction row={row} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length > shown && (
        <Button variant="default" onClick={() => setShown(rows.length)}>
          Pokaż jeszcze {counted(rows.length - shown, ['wiersz', 'wiersze', 'wierszy'])}
        </Button>
      )}
    </>
  )
}

/** Still so when it has been typed: a field must not vanish under the fingers. */
const isNumberAsked = (row: PlannedRow): boolean =>
  row.action === 'numberless' || (row.action === 'add' && row.isNumberGiven)
