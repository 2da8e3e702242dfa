import type { Sheet } from '../../formats.ts'
import type { MatchView } from '../../match-view.ts'
import { inset } from '../area.ts'
import type { Style } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { capitals, text } from '../pieces.ts'
import { faintInk } from './faint.ts'

const MARGIN = 48

/** A story without a photograph ends in the club's name, large and faint, where an app lays its buttons and no words could be. */
export function footName(
  { look, tones }: Style,
  { format, canvas, safe }: Sheet,
  { club, isHome }: MatchView,
  unlessLoaded?: string,
): Piece[] {
  if (format !== 'story') return []
  const top = safe.y + safe.height + MARGIN / 2
  const place = inset(canvas, { top, right: MARGIN, bottom: MARGIN, left: safe.x })
  const words = text(place, capitals(look, club.name), look.heading, place.height, faintInk(tones), {
    align: look.headingAlign,
    vertical: 'bottom',
    minSize: place.height * 0.48,
    ...(unlessLoaded && { unlessLoaded }),
  })
  return [{ name: 'foot-name', shows: [isHome ? 'home_team' : 'away_team'], nodes: [{ ...words, isBackdrop: true }] }]
}
