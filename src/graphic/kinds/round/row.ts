import { beside, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import { capitals, crest } from '../../layout/pieces.ts'
import type { RowInks } from '../../layout/rows/bands.ts'
import { cell } from '../../layout/rows/cell.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { RoundResultView } from '../../season-facts.ts'

const LARGEST = 130

/** Name, crest, score, crest, name: the score on the axis. */
export function resultRow({ look }: Style, place: Box, result: RoundResultView, { ink }: RowInks): SceneNode[] {
  const { home, away, homeScore, awayScore } = result
  const unit = Math.min(place.height, LARGEST)
  const emblem = unit * 0.7
  const [homeName, homeCrest, score, awayCrest, awayName] = beside(
    within(place, { height: unit * 0.9 }),
    [{ share: 1 }, emblem, unit * 1.35, emblem, { share: 1 }],
    unit * 0.14,
  )
  const name = (area: Box, words: string, align: 'left' | 'right') =>
    cell(area, capitals(look, words), look.name, unit * 0.34, ink, { align, maxLines: 2 })
  return [
    name(homeName, home.name, 'right'),
    crest(within(homeCrest, { height: emblem }), home),
    cell(score, `${homeScore}:${awayScore}`, look.figures, unit * 0.66, ink, { align: 'center' }),
    crest(within(awayCrest, { height: emblem }), away),
    name(awayName, away.name, 'left'),
  ]
}
