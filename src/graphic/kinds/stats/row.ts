import { beside, box, stack, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { RowInks } from '../../layout/rows/bands.ts'
import { cell } from '../../layout/rows/cell.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import { barInks } from './bar-inks.ts'
import { figureOf, type StatView } from './view.ts'

const LARGEST = 130

/** What each has of both; nothing of nothing. */
const shareOf = (value: number, other: number): number => (value + other === 0 ? 0 : value / (value + other))

interface Bars {
  stat: StatView
  /** Ours is loud. */
  isHomeOurs: boolean
}

/** Two bars from the middle outwards, each as long as its share. */
function bars({ tones }: Style, place: Box, { stat, isHomeOurs }: Bars): SceneNode[] {
  const [home, away] = beside(place, [{ share: 1 }, { share: 1 }], 8)
  const inks = barInks(tones)
  const track = (area: Box): SceneNode => ({
    kind: 'rect',
    ...area,
    fill: `${tones.panelInk}18`,
    radius: area.height / 2,
  })
  const bar = (area: Box, isOurs: boolean): SceneNode => ({
    kind: 'rect',
    ...area,
    fill: isOurs ? inks.ours : inks.theirs,
    radius: Math.min(area.width, area.height) / 2,
  })
  const homeWidth = home.width * shareOf(stat.home, stat.away)
  const awayWidth = away.width * shareOf(stat.away, stat.home)
  return [
    track(home),
    track(away),
    ...(homeWidth > 0 ? [bar(box(home.x + home.width - homeWidth, home.y, homeWidth, home.height), isHomeOurs)] : []),
    ...(awayWidth > 0 ? [bar({ ...away, width: awayWidth }, !isHomeOurs)] : []),
  ]
}

/** Their figures at the ends, what they are over the bars between them. */
export const statRow =
  (isHomeOurs: boolean) =>
  (style: Style, place: Box, stat: StatView, { ink, muted }: RowInks): SceneNode[] => {
    const { look } = style
    const unit = Math.min(place.height, LARGEST)
    const [home, middle, away] = beside(
      within(place, { height: unit * 0.8 }),
      [unit * 1.5, { share: 1 }, unit * 1.5],
      unit * 0.2,
    )
    const [label, bar] = stack(middle, [{ share: 5 }, { share: 2 }])
    const figure = (area: Box, value: number) =>
      cell(area, figureOf(stat, value), look.figures, unit * 0.6, ink, { align: 'center' })
    return [
      figure(home, stat.home),
      cell(label, stat.label, look.body, unit * 0.34, muted, { align: 'center' }),
      ...bars(style, bar, { stat, isHomeOurs }),
      figure(away, stat.away),
    ]
  }
