import { followedName } from '#domain/lineup/name-direction.ts'
import type { Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { text } from '../../layout/pieces.ts'
import type { PlayerView } from '../../match-view.ts'
import type { BenchPlaces } from './places.ts'
import type { LineupView } from './view.ts'

/** A number and its name stay on one line. */
export const benchNames = (view: LineupView, nameOf: (player: PlayerView) => string): string[] =>
  view.bench.map((player) => `${player.number}\u00a0${followedName(nameOf(player)).replaceAll(' ', '\u00a0')}`)

/** What each list of the bench says. */
function listsOf(names: readonly string[], { lists, isColumn, separator }: BenchPlaces): string[] {
  if (!isColumn) return [names.join(separator)]
  const rows = Math.ceil(names.length / lists.length)
  return lists.map((_, index) => names.slice(index * rows, (index + 1) * rows).join('\n'))
}

export function benchPieces({ look, tones }: Style, bench: BenchPlaces, names: readonly string[]): Piece[] {
  if (names.length === 0) return []
  const { title, lists, isColumn, size, minSize } = bench
  const words = listsOf(names, bench)
  const label = text(title.place, 'Rezerwowi', look.name, title.size, tones.panelInk, { align: 'left', maxLines: 1 })
  const more = isColumn
    ? { peers: words, vertical: 'top' as const, maxLines: 2 * names.length }
    : { maxLines: names.length }
  return [
    { name: 'bench-panel', carries: ['bench'], nodes: look.panel(bench.panel, tones) },
    { name: 'bench-label', carries: ['bench'], nodes: [label] },
    {
      name: 'bench',
      nodes: lists.map((list, index) =>
        text(list, words[index] ?? '', look.body, size, tones.panelInk, { align: 'left', minSize, ...more }),
      ),
    },
  ]
}
