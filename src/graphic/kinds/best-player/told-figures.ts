import { beside } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { PersonPlaces } from '../../layout/person/places.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, text } from '../../layout/pieces.ts'
import type { BestPlayerView } from './view.ts'
import { figuresLine } from './words.ts'

/** Figures are longer than the minute in whose place they stand: what the name is leaves them most of a shared line. */
export function withFigures(places: PersonPlaces): PersonPlaces {
  const { label, minute } = places
  if (label.y !== minute.y) return places
  const line = { ...label, width: minute.x + minute.width - label.x }
  const [narrow, wide] = beside(line, [{ share: 2 }, { share: 3 }], 20)
  return { ...places, label: narrow, minute: wide }
}

/** What they did, with their name: on the picture it would hide the number on the shirt. */
export function toldFigures({ look, tones }: Style, { minute: place }: PersonPlaces, view: BestPlayerView): Piece[] {
  const words = figuresLine(view)
  if (words === '') return []
  const align = look.headingAlign === 'left' ? 'right' : 'center'
  const line = text(place, capitals(look, words), look.figures, place.height, tones.panelInk, { align, maxLines: 1 })
  return [{ name: 'figures', shows: ['person_figures'], nodes: [line] }]
}
