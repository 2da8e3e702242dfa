import { box, inset, stack } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { PersonPlaces } from '../../layout/person/places.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, text } from '../../layout/pieces.ts'
import type { Box } from '../../scene/node.ts'
import { figuresOf } from './figures.ts'
import type { BestPlayerView } from './view.ts'

const MOST = 3
const [GAP, EDGE] = [14, 40]
const HIGHEST = 140

const tileIn = ({ photo }: PersonPlaces) => {
  const height = Math.min(photo.height * 0.17, HIGHEST)
  return { width: height * 1.15, height }
}

/** A number or a crest in the picture's place leaves its side free. */
export const withSide = (places: PersonPlaces): PersonPlaces => {
  const taken = columnIn(places, MOST)
  const over = Math.max(0, taken.x + taken.width + GAP - places.emblem.x)
  return { ...places, emblem: inset(places.emblem, { left: over }) }
}

/** A column at the picture's side, up from its foot or from the name that covers that: neither face nor throat is there. */
function columnIn(places: PersonPlaces, count: number): Box {
  const { photo, frame, namePanel } = places
  const { width, height } = tileIn(places)
  const isNameUnder =
    namePanel !== null && namePanel.x < frame.x + frame.width && frame.x < namePanel.x + namePanel.width
  const foot = Math.min(photo.y + photo.height, isNameUnder ? namePanel.y : Number.POSITIVE_INFINITY) - EDGE
  const high = count * (height + GAP) - GAP
  return box(photo.x + EDGE, foot - high, width, high)
}

export function figureTiles({ look, tones }: Style, places: PersonPlaces, view: BestPlayerView): Piece[] {
  const figures = figuresOf(view).slice(0, MOST)
  if (figures.length === 0) return []
  const tiles = stack(
    columnIn(places, figures.length),
    figures.map(() => ({ share: 1 })),
    GAP,
  )
  const by = tileIn(places).height * 0.1
  const values = figures.map(({ value }) => value)
  const labels = figures.map(({ counted }) => capitals(look, counted))
  const nodes = tiles.flatMap((tile, index) => {
    const [figure, label] = stack(
      inset(tile, { top: by * 0.6, bottom: by, left: by, right: by }),
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
