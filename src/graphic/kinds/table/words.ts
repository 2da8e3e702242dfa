import { followedName } from '#domain/lineup/name-direction.ts'
import type { TableRowView } from '../../season-facts.ts'
import { counted, joined } from '../../words.ts'
import type { LeagueTableView } from './view.ts'

const pointsOf = (points: number): string => counted(points, ['punkt', 'punkty', 'punktów'])

const matchesOf = (played: number): string => counted(played, ['mecz', 'mecze', 'meczów'])

/** `IV liga, po 12. kolejce` */
export const tableLine = ({ table }: LeagueTableView): string =>
  joined([table?.competition ?? null, table?.round ? `po ${table.round}. kolejce` : null])

const ours = ({ table }: LeagueTableView): TableRowView | undefined => table?.rows.find(({ isOwn }) => isOwn)

export function tableCaption(view: LeagueTableView): string[] {
  const own = ours(view)
  return [
    `📊 Tabela: ${tableLine(view)}`,
    own
      ? `${followedName(own.team)}: ${own.place}. miejsce, ${pointsOf(own.points)}, bramki ${own.scored}:${own.conceded}`
      : '',
  ]
}

const rowWords = ({ place, team, points, isWithdrawn }: TableRowView): string =>
  `${place}. ${followedName(team)}, ${isWithdrawn ? 'wycofana' : pointsOf(points)}`

export function tableAltText(view: LeagueTableView): string[] {
  const own = ours(view)
  return [
    `Grafika z tabelą: ${tableLine(view)}`,
    own
      ? `Nasze miejsce: ${own.place}. z ${view.table?.rows.length}, ${pointsOf(own.points)}, ${matchesOf(own.played)}, bramki ${own.scored}:${own.conceded}`
      : '',
    view.table ? `Kolejność: ${view.table.rows.map(rowWords).join('; ')}` : '',
  ]
}
