import { type MatchView, teamsOf } from '../../match-view.ts'
import type { LedLayout, LedStyle } from '../layout.ts'
import { personName } from '../person/person-name.ts'
import type { PersonView } from '../person/person-view.ts'
import type { PersonTold } from '../person/told.ts'
import { boardBand, nameBands } from './bands.ts'
import { ledLayout } from './led-layout.ts'
import type { Lead, Told } from './told.ts'

const KEYS = { photo: 'person_photo', number: 'person_number' } as const

/** The crest of whoever it is about, where nobody is known by a picture. */
export function teamLead(view: MatchView, isOurs: boolean): Extract<Lead, { who: 'team' }> {
  const { home, away } = teamsOf(view)
  const isHomeSide = isOurs === view.isHome
  const side = isHomeSide ? 'home_crest' : 'away_crest'
  return {
    who: 'team',
    team: isHomeSide ? home : away,
    shows: ['person_photo', isOurs ? 'club_crest' : 'opponent_crest', side],
  }
}

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
