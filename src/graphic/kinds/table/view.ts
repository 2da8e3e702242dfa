import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type MatchView, matchView } from '../../match-view.ts'
import type { TableRowView, TableView } from '../../season-facts.ts'

export interface LeagueTableView extends MatchView {
  table: TableView | null
}

export const tableView = (match: ShownMatch, catalogue: Catalogue): LeagueTableView => ({
  ...matchView(match, catalogue),
  table: catalogue.season?.table ?? null,
})

/** As many rows, ours in their middle as far as the table's ends allow; without ours, the first. */
export function aroundUs(rows: readonly TableRowView[], most: number): readonly TableRowView[] {
  const ours = Math.max(
    0,
    rows.findIndex(({ isOwn }) => isOwn),
  )
  const from = Math.min(ours - Math.floor(most / 2), rows.length - most)
  return rows.slice(Math.max(0, from), Math.max(0, from) + most)
}
