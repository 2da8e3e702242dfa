import { beside, inset, stack } from '../../layout/area.ts'
import type { LedStyle } from '../../layout/layout.ts'
import { boardBand, nameBands } from '../../layout/led/bands.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import { loudInk } from '../../layout/led/loud.ts'
import { crestOverFew } from '../../layout/led/team-lead.ts'
import type { Band } from '../../layout/led/told.ts'
import { personName } from '../../layout/person/person-name.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import { capitals, text } from '../../layout/pieces.ts'
import type { Lettering } from '../../looks/look.ts'
import type { Box } from '../../scene/node.ts'
import type { LedLookName } from '../../template/look-name.ts'
import type { MilestoneView } from './view.ts'
import { countedLine, labelOf, milestoneHeading } from './words.ts'

/** How wide a figure is, in em. */
const FIGURE: Readonly<Record<LedLookName, number>> = { cover: 0.72, silhouette: 0.5 }

const KEYS = { photo: 'person_photo', number: 'person_number' } as const

/** The figure leads; what is counted stands beside it. */
const figureBand = ({ look, tones }: LedStyle, view: MilestoneView): Band => ({
  height: 290,
  pieces: (place) => {
    const digits = String(view.count)
    const width = Math.min(place.height * (0.12 + digits.length * FIGURE[look.id]), place.width * 0.56)
    const [figure, words] = beside(place, [width, { share: 1 }], 36)
    const [heading, counted] = stack(inset(words, { top: place.height * 0.16, bottom: place.height * 0.14 }), [
      { share: 2.2 },
      { share: 1 },
    ])
    const said = (at: Box, what: string, lettering: Lettering, size: number, colour: string) =>
      text(at, capitals(look, what), lettering, size, colour, { align: 'left', maxLines: 1 })
    return [
      {
        name: 'figure',
        shows: ['milestone_figure'],
        nodes: [said(figure, digits, look.figures, place.height, loudInk(tones))],
      },
      {
        name: 'heading',
        shows: ['heading'],
        nodes: [said(heading, milestoneHeading(view), look.heading, heading.height, tones.ink)],
      },
      {
        name: 'counted',
        shows: ['milestone_counted'],
        nodes: [said(counted, countedLine(view), look.body, counted.height * 0.84, tones.muted)],
      },
    ]
  },
})

export const ledMilestone = ledLayout<MilestoneView>((style, sheet, view) => {
  const { player, minute } = view
  // A shirt's number in the photo's place would be read for the figure.
  const hasPhoto = player !== null && largePhoto(player) !== ''
  const bands = [
    figureBand(style, view),
    ...nameBands(style, { label: labelOf(view), name: personName(view), shows: ['person_name'], minute }, 110),
    boardBand(style, view),
  ]
  return {
    heading: null,
    lead: hasPhoto ? { who: 'player', player, keys: KEYS } : crestOverFew(view, bands, sheet),
    bands,
  }
})
