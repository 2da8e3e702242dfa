import type { Sheet } from '../../formats.ts'
import { type MatchView, teamsOf } from '../../match-view.ts'
import { unitOf } from './frame.ts'
import { naturalHeight } from './stacked.ts'
import type { Band, Lead } from './told.ts'

type TeamLead = Extract<Lead, { who: 'team' }>

/** The crest of whoever it is about, where nobody is known by a picture. */
export function teamLead(view: MatchView, isOurs: boolean): TeamLead {
  const { home, away } = teamsOf(view)
  const isHomeSide = isOurs === view.isHome
  const side = isHomeSide ? 'home_crest' : 'away_crest'
  return {
    who: 'team',
    team: isHomeSide ? home : away,
    shows: ['person_photo', isOurs ? 'club_crest' : 'opponent_crest', side],
  }
}

/** Of the sheet's height: more would have to be smaller under a picture than without one. */
const FEW = { portrait: 0.5, square: 0.5, landscape: 0.5, story: 0.31 } as const

/** The club's crest is the picture where few words without one would leave the sheet bare. */
export const crestOverFew = (view: MatchView, bands: readonly Band[], sheet: Sheet): TeamLead | null =>
  naturalHeight(bands, unitOf(sheet)) < sheet.canvas.height * FEW[sheet.format] ? teamLead(view, true) : null
