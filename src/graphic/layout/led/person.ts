import type { LedLayout, LedStyle } from '../layout.ts'
import { personName } from '../person/person-name.ts'
import type { PersonView } from '../person/person-view.ts'
import type { PersonTold } from '../person/told.ts'
import { boardBand, nameBands } from './bands.ts'
import { ledLayout } from './led-layout.ts'
import { teamLead } from './team-lead.ts'
import type { Told } from './told.ts'

const KEYS = { photo: 'person_photo', number: 'person_number' } as const

export const ledPerson = <View extends PersonView>({
  heading,
  label,
  ledSign,
  ledBands,
}: PersonTold<View>): LedLayout<View> =>
  ledLayout((style: LedStyle, _, view) => {
    const { player, isOurs, minute } = view
    const sign: Told['sign'] = ledSign && ((place, height) => ledSign(style, place, view, height))
    return {
      heading: { words: heading(view), rank: 'shout' },
      lead: player ? { who: 'player', player, keys: KEYS } : teamLead(view, isOurs),
      bands: [
        ...nameBands(style, { label: label(view), name: personName(view), shows: ['person_name'], minute }),
        ...(ledBands?.(style, view) ?? []),
        boardBand(style, view),
      ],
      ...(sign && { sign }),
    }
  })
