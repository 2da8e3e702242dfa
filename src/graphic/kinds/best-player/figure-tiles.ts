import { beside, box, inset, stack } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { PersonPlaces } from '../../layout/person/places.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, text } from '../../layout/pieces.ts'
import type { Box } from '../../scene/node.ts'
import { figuresOf } from './figures.ts'
import type { BestPlayerView } from './view.ts'

const MOST = 3
const GAP = 14
const HIGHEST = 140

const heightIn = (frame: Box): number => Math.min(frame.height * 0.17, HIGHEST)

/** A number or a crest in the picture's place leaves the foot free. */
export const withFoot = (places: PersonPlaces): PersonPlaces => ({
  ...places,
  emblem: inset(places.emblem, { bottom: heightIn(places.frame) * 0.8 }),
})

/** A row at the foot of the picture, over the name where that stands under it: neither a face nor a number is there. */
function rowIn({ frame, namePanel }: PersonPlaces, count: number): Box {
  const height = heightIn(frame)
  const isNameUnder = namePanel.x < frame.x + frame.width && frame.x < namePanel.x + namePanel.width
  const foot = isNameUnder ? namePanel.y - GAP / 2 : frame.y + frame.height - GAP
  const tile = Math.min(height * 1.5, (frame.width - 2 * GAP - GAP * (MOST - 1)) / MOST)
  const width = count * (tile + GAP) - GAP
  return box(frame.x + (frame.width - width) / 2, foot - height, width, height)
}

export function figureTiles({ look, tones }: Style, places: PersonPlaces, view: BestPlayerView): Piece[] {
  const figures = figuresOf(view).slice(0, MOST)
  if (figures.length === 0) return []
  const row = rowIn(places, figures.length)
  const tiles = beside(
    row,
    figures.map(() => ({ share: 1 })),
    GAP,
  )
  const by = row.height * 0.1
  const values = figures.map(({ value }) => value)
  const labels = figures.map(({ counted }) => capitals(look, counted))
  const nodes = tiles.flatMap((tile, index) => {
    const [figure, label] = stack(
      inset(tile, { top: by * 0.6, bottom: by, left: by * 2, right: by * 2 }),
      [{ share: 2 }, { share: 1 }],
      2,
    )
    return [
      ...look.panel(tile, tones),
      text(figure, values[index] ?? '', look.figures, figure.height, tones.panelInk, { maxLines: 1, peers: values }),
      text(label, labels[index] ?? '', look.body, label.height * 0.92, tones.panelMuted, {
        maxLines: 1,
        peers: labels,
      }),
    ]
  })
  return [{ name: 'figures', shows: ['person_figures'], nodes }]
}
