import '@mantine/core/styles/Table.layer.css'
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TableRowOfTeam } from '#contract/league.ts'
import { ClubCrest } from './club-crest.tsx'
import { Crest } from './crest.tsx'
import classes from './standings-table.module.css'

const COLUMNS = [
  { label: 'M', title: 'Mecze', isWide: false, value: ({ played }: TableRowOfTeam) => played },
  { label: 'Z', title: 'Zwycięstwa', isWide: true, value: ({ wins }: TableRowOfTeam) => wins },
  { label: 'R', title: 'Remisy', isWide: true, value: ({ draws }: TableRowOfTeam) => draws },
  { label: 'P', title: 'Porażki', isWide: true, value: ({ losses }: TableRowOfTeam) => losses },
  {
    label: 'Bramki',
    title: 'Bramki zdobyte i stracone',
    isWide: true,
    value: ({ scored, conceded }: TableRowOfTeam) => `${scored}:${conceded}`,
  },
] as const

const figureClass = (isWide: boolean): string => (isWide ? `${classes.figure} ${classes.wide}` : `${classes.figure}`)

interface StandingsTableProps {
  label: string
  rows: readonly TableRowOfTeam[]
  /** Said under the table, beside what its teams have lost. */
  notes?: readonly string[]
  /** In place of the plain name. */
  nameOf?: (row: TableRowOfTeam) => ReactNode
}

/** A league's table. Where it is narrow, matches and points are what stays. */
export function StandingsTable({ label, rows, notes = [], nameOf = ({ team }) => team }: StandingsTableProps) {
  const told = [...rows.flatMap(noteOf), ...notes]
  return (
    <div className={classes.wrap}>
      <Table aria-label={label} className={classes.table} verticalSpacing={6} horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={classes.place}>
              <abbr title="Miejsce">#</abbr>
            </Table.Th>
            <Table.Th scope="col">Drużyna</Table.Th>
            {COLUMNS.map(({ label: column, title, isWide }) => (
              <Table.Th key={column} scope="col" className={figureClass(isWide)}>
                <abbr title={title}>{column}</abbr>
              </Table.Th>
            ))}
            <Table.Th scope="col" className={classes.figure}>
              <abbr title="Punkty">Pkt</abbr>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={row.team}
              className={classes.row}
              data-own={row.isOwn || undefined}
              data-withdrawn={row.isWithdrawn || undefined}
            >
              <Table.Td className={classes.place}>{row.place}</Table.Td>
              <Table.Td>
                <span className={classes.team}>
                  {row.isOwn ? <ClubCrest size={24} /> : <Crest src={row.crest} size={24} />}
                  <span className={classes.name}>{nameOf(row)}</span>
                </span>
              </Table.Td>
              {COLUMNS.map(({ label: column, isWide, value }) => (
                <Table.Td key={column} className={figureClass(isWide)}>
                  {value(row)}
                </Table.Td>
              ))}
              <Table.Td className={`${classes.figure} ${classes.points}`}>{row.points}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {told.length > 0 && (
        <ul className={classes.notes}>
          {told.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function noteOf({ team, deducted, note, isWithdrawn }: TableRowOfTeam): string[] {
  const reason = note && ` (${note})`
  return [
    ...(deducted > 0 ? [`${team}: odjęte punkty: ${deducted}${reason}`] : []),
    ...(isWithdrawn ? [`${team}: drużyna wycofana${deducted > 0 ? '' : reason}`] : []),
  ]
}
