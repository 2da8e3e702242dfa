import { byLook } from '../../layout/by-look.ts'
import type { PlacedLayout, Style } from '../../layout/layout.ts'
import { personName } from '../../layout/person/person-name.ts'
import { namedPieces, scoreboardPieces } from '../../layout/person/person-parts.ts'
import { largePhoto, pictureOf } from '../../layout/person/photo-pieces.ts'
import { under } from '../../layout/person/places.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, text } from '../../layout/pieces.ts'
import { ledMilestone } from './led.ts'
import { MILESTONE_PLACES, type MilestonePlaces } from './places.ts'
import type { MilestoneView } from './view.ts'
import { countedLine, labelOf, milestoneHeading } from './words.ts'

const KEYS = { photo: 'person_photo', number: 'person_number' } as const

/** The figure leads; what is counted stands beside it or under it. */
function figurePieces(style: Style, places: MilestonePlaces, view: MilestoneView): Piece[] {
  const { look, tones } = style
  const { figure, heading, counted } = places
  const align = look.headingAlign
  const ink = places.isHeadingOnPanel ? tones.panelInk : tones.ink
  return [
    {
      name: 'figure',
      shows: ['milestone_figure'],
      nodes: [text(figure, String(view.count), look.figures, figure.height, ink, { align, maxLines: 1 })],
    },
    {
      name: 'heading',
      shows: ['heading'],
      nodes: [
        text(heading, milestoneHeading(view), look.heading, heading.height, ink, {
          align,
          maxLines: 1,
          minSize: 40,
          vertical: 'bottom',
          rotation: look.headingTilt,
        }),
      ],
    },
    {
      name: 'counted',
      shows: ['milestone_counted'],
      nodes: [
        text(counted, capitals(look, countedLine(view)), look.body, counted.height * 0.8, ink, {
          align,
          maxLines: 1,
          vertical: 'top',
        }),
      ],
    },
  ]
}

/** Where the minute stands under the name and there is none, the name has its room too. */
const withoutMinute = (places: MilestonePlaces): MilestonePlaces => {
  const { name, minute } = places
  const height = Math.max(name.y + name.height, minute.y + minute.height) - name.y
  return { ...places, name: { ...name, height }, nameSize: Math.min(height, places.nameSize * 1.2) }
}

const placedMilestone: PlacedLayout<MilestoneView> = (style, sheet, view) => {
  const { look, tones } = style
  const { player, minute } = view
  // A shirt's number in the photo's place would be read for the figure.
  const hasPhoto = view.photo !== undefined || (player !== null && largePhoto(player) !== '')
  const planned = MILESTONE_PLACES[look.id](sheet, { digits: String(view.count).length, hasPhoto })
  const places = { ...(minute ? planned : withoutMinute(planned)), ceiling: under(planned.counted) }
  return [
    { name: 'veil', nodes: look.veil(places.veil, tones) },
    ...((hasPhoto ? pictureOf(style, places, view, KEYS) : null) ?? []),
    ...namedPieces(style, places, { label: labelOf(view), name: personName(view), shows: ['person_name'], minute }),
    ...scoreboardPieces(style, places, view),
    ...figurePieces(style, places, view),
  ]
}

export const milestoneLayout = byLook(placedMilestone, ledMilestone)
