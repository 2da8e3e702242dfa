import { beside } from '../../layout/area.ts'
import { figureWidth } from '../../layout/figure-width.ts'
import type { LedStyle } from '../../layout/layout.ts'
import { loudInk } from '../../layout/led/loud.ts'
import type { Band } from '../../layout/led/told.ts'
import { capitals, text } from '../../layout/pieces.ts'
import { figuresOf } from './figures.ts'
import type { BestPlayerView } from './view.ts'

const MOST = 3

/** What they did, each figure with what it counts, in one line. */
export function figureBands({ look, tones }: LedStyle, view: BestPlayerView): Band[] {
  const figures = figuresOf(view).slice(0, MOST)
  if (figures.length === 0) return []
  return [
    {
      height: 104,
      gap: 14,
      pieces: (place) => {
        const cells = beside(
          place,
          figures.map(() => ({ share: 1 })),
          24,
        )
        const size = place.height * 0.92
        const widths = figures.map(({ value }) => size * figureWidth(value))
        const room = Math.min(...cells.map(({ width }) => width)) - Math.max(...widths) - 16
        const labels = figures.map(({ counted }) => capitals(look, counted))
        const nodes = figures.flatMap(({ value }, index) => {
          const [figure, label] = beside(cells[index] ?? place, [widths[index] ?? 0, room], 16)
          return [
            text(figure, value, look.figures, size, loudInk(tones), { align: 'left', maxLines: 1 }),
            text(label, labels[index] ?? '', look.body, place.height * 0.38, tones.muted, {
              align: 'left',
              maxLines: 1,
              peers: labels,
            }),
          ]
        })
        return [{ name: 'figures', shows: ['person_figures'], nodes }]
      },
    },
  ]
}
