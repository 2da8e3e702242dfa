import type { FormatName } from '../../formats.ts'
import { rowsLayout } from '../../layout/rows/rows-layout.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import type { TableRowView } from '../../season-facts.ts'
import { optionsOf } from '../../template/piece-options.ts'
import { defineKind } from '../define-kind.ts'
import { TABLE_PIECES } from './pieces.ts'
import { tableHead, tableRow } from './row.ts'
import { aroundUs, type LeagueTableView, tableView } from './view.ts'
import { tableAltText, tableCaption, tableLine } from './words.ts'

const HEADING = 'TABELA'

/** Rows around ours. */
const NEIGHBOURS: Readonly<Record<FormatName, number>> = { portrait: 7, square: 5, story: 7, landscape: 5 }

/** From how many rows on one column would be too small to read in a feed. */
const TWO_COLUMNS: Readonly<Record<FormatName, number>> = { portrait: 21, square: 13, story: 21, landscape: 9 }

export const TABLE_KIND = defineKind<LeagueTableView>({
  name: 'table',
  missing: (_, { season }) =>
    season && !season.table ? { title: 'Brak tabeli', message: 'Najpierw wpisz ją na ekranie „Tabela”' } : null,
  view: tableView,
  values: (view) => ({ heading: HEADING, competition: tableLine(view) }),
  layout: rowsLayout<LeagueTableView, TableRowView>((view, { options }, { format }) => {
    const { range } = optionsOf(TABLE_PIECES.rows.fields, options.rows)
    const all = view.table?.rows ?? []
    const rows = range === 'around' ? aroundUs(all, NEIGHBOURS[format]) : all
    return {
      heading: HEADING,
      line: tableLine(view),
      lineShows: ['competition'],
      rows,
      none: 'Tabela będzie tutaj, gdy ją wpiszesz',
      isMarked: ({ isOwn }) => isOwn,
      columns: (name, count) => (count >= TWO_COLUMNS[name] ? 2 : 1),
      highest: 124,
      head: tableHead(rows),
      row: tableRow(rows),
    }
  }),
  making: TAILORED,
  caption: tableCaption,
  altText: tableAltText,
})
