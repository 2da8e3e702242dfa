import '@mantine/core/styles/Table.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Table, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { PlayerFiguresAnswer } from '#contract/figures.ts'
import { COLUMNS, type FigureColumn, sortedBy } from './figure-columns.ts'
import classes from './player-table.module.css'

/** Every player who took part, by whichever figure is pressed. */
export function PlayerTable({ players }: { players: readonly PlayerFiguresAnswer[] }) {
  const [by, setBy] = useState<FigureColumn['name']>('goals')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} aria-label="Zawodnicy" tabIndex={0}>
      <Table verticalSpacing="xs" horizontalSpacing="xs" highlightOnHover className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.player}>Zawodnik</Table.Th>
            {COLUMNS.map(({ name, short, long }) => (
              <Table.Th key={name} className={classes.figure} aria-sort={name === by ? 'descending' : 'none'}>
                <UnstyledButton className={classes.sort} title={long} onClick={() => setBy(name)}>
                  {short}
                  {name === by && <IconChevronDown size={14} aria-hidden />}
                </UnstyledButton>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sortedBy(players, by).map((player) => (
            <Table.Tr key={player.playerId}>
              <Table.Th scope="row" className={classes.player}>
                <span className={classes.number}>{player.number}</span> {player.firstName} {player.lastName}
              </Table.Th>
              {COLUMNS.map(({ name }) => (
                <Table.Td key={name} className={classes.figure} data-none={player[name] === 0 || undefined}>
                  {player[name]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
