import { beside, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import { capitals, crest } from '../../layout/pieces.ts'
import type { RowInks } from '../../layout/rows/bands.ts'
import { cell } from '../../layout/rows/cell.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { RoundResultView } from '../../season-facts.ts'

const LARGEST = 130

/** How many times wider than high its middle is reckoned, for the names to have room. */
const NARROWEST = 8

const scoreOf = ({ homeScore, awayScore }: RoundResultView): string => `${homeScore}:${awayScore}`

/** Name, crest, score, crest, name: the score on the axis. */
export const resultRow =
  (results: readonly RoundResultView[]) =>
  ({ look }: Style, place: Box, result: RoundResultView, { ink }: RowInks): SceneNode[] => {
    const { home, away } = result
    const high = Math.min(place.height, LARGEST)
    const unit = Math.min(high, place.width / NARROWEST)
    const emblem = unit * 0.7
    const [homeName, homeCrest, score, awayCrest, awayName] = beside(
      within(place, { height: high * 0.9 }),
      [{ share: 1 }, emblem, unit * 1.35, emblem, { share: 1 }],
      unit * 0.14,
    )
    const width = Math.min(homeName.width, awayName.width)
    const names = results.flatMap((one) => [one.home, one.away]).map(({ name }) => capitals(look, name))
    const name = (area: Box, words: string, align: 'left' | 'right') =>
      cell(within(area, { width }), capitals(look, words), look.name, high * 0.34, ink, {
        align,
        maxLines: 2,
        smallest: 0.8,
        peers: names,
        sharesLines: true,
      })
    return [
      name(homeName, home.name, 'right'),
      crest(within(homeCrest, { height: emblem }), home),
      cell(score, scoreOf(result), look.figures, high * 0.64, ink, { align: 'center', peers: results.map(scoreOf) }),
      crest(within(awayCrest, { height: emblem }), away),
      name(awayName, away.name, 'left'),
    ]
  }
