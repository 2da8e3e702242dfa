import { beside } from '../../layout/area.ts'
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
        const nodes = figures.flatMap(({ value, counted }, index) => {
          const [figure, label] = beside(
            cells[index] ?? place,
            [place.height * (0.34 + value.length * 0.42), { share: 1 }],
            16,
          )
          return [
            text(figure, value, look.figures, place.height, loudInk(tones), { align: 'left', maxLines: 1 }),
            text(label, capitals(look, counted), look.body, place.height * 0.38, tones.muted, {
              align: 'left',
              maxLines: 1,
            }),
          ]
        })
        return [{ name: 'figures', shows: ['person_figures'], nodes }]
      },
    },
  ]
}
