import { stack } from '../../layout/area.ts'
import type { LedStyle } from '../../layout/layout.ts'
import { boardBand } from '../../layout/led/bands.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import { minuteBand } from '../../layout/led/minute-band.ts'
import { teamLead } from '../../layout/led/team-lead.ts'
import type { Band, Lead } from '../../layout/led/told.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import { type Line, saidPieces } from './said.ts'
import { DIRECTIONS } from './sign.ts'
import type { SubstitutionView } from './view.ts'
import { substitutionHeading } from './words.ts'

const KEYS = { photo: 'on_photo', number: 'on_photo' } as const
/** More than these would leave the picture no room. */
const MOST_WITH_PICTURE = 3

/** Who comes on over who goes off, change by change. */
function changesBand(style: LedStyle, { changes }: SubstitutionView): Band {
  const known = changes.flatMap((change) =>
    DIRECTIONS.flatMap((direction) => (change[direction] ? [{ direction, person: change[direction] }] : [])),
  )
  return {
    height: Math.max(1, known.length) * 92,
    pieces: (place) => {
      const rows = stack(
        place,
        known.map(() => ({ share: 1 })),
        place.height * 0.02,
      )
      const lines = known.flatMap((one, index): Line[] => {
        const row = rows[index]
        return row ? [{ ...one, place: row }] : []
      })
      return saidPieces(style, lines, { names: known.map(({ person }) => person.name) })
    },
  }
}

/** Of several who come on, one with a picture: a number alone would be read as theirs who come first. */
function leadOf(view: SubstitutionView): Lead | null {
  const { changes } = view
  if (changes.length > MOST_WITH_PICTURE) return null
  const on = changes.flatMap((change) => change.on?.player ?? [])
  const player = on.find((one) => largePhoto(one) !== '') ?? (changes.length === 1 ? on[0] : undefined)
  return player
    ? { who: 'player', player, keys: KEYS, piece: 'on-photos' }
    : { ...teamLead(view, view.isOurs), piece: 'crest' }
}

export const ledSubstitution = ledLayout<SubstitutionView>((style, _, view) => ({
  heading: { words: substitutionHeading(view), rank: 'title' },
  lead: leadOf(view),
  bands: [...minuteBand(style, view.minute), changesBand(style, view), boardBand(style, view)],
}))
