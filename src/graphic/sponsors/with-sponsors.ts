import { type FormatName, sheetOf } from '../formats.ts'
import type { Piece } from '../layout/piece.ts'
import { LOOKS } from '../looks/every-look.ts'
import type { MatchView } from '../match-view.ts'
import { optionsOf } from '../template/piece-options.ts'
import { NO_CHANGES, type PieceChanges, valuesIn } from '../template/pieces/piece-change.ts'
import type { TemplateView } from '../template/template-view.ts'
import { inRoom } from './made-room.ts'
import { SPONSOR_PIECE, SPONSOR_PIECES } from './pieces.ts'
import { stripPiece } from './strip.ts'
import { stripPlaces } from './strip-places.ts'

interface Wanted {
  template: Pick<TemplateView, 'look' | 'pieces'>
  format: FormatName
}

interface Kept {
  key: string
  made: readonly Piece[]
}

const known = new WeakMap<readonly Piece[], Kept>()

function optionsIn(changes: PieceChanges, format: FormatName) {
  const change = changes[SPONSOR_PIECE]
  const values = change ? valuesIn(change, format) : {}
  const { place, ground } = optionsOf(SPONSOR_PIECES[SPONSOR_PIECE].fields, values)
  return { place, ground, isHidden: values.hidden === true || place === 'off' }
}

/** A template can do without the strip: the piece is there to be taken up again, but is not drawn. */
export const areSponsorsHidden = (changes: PieceChanges, format: FormatName): boolean =>
  optionsIn(changes, format).isHidden

/** The layout's pieces with the strip, which they make room for. The same ones while nothing of it changes. */
export function withSponsors(
  pieces: readonly Piece[],
  { sponsors = [], club }: MatchView,
  { template, format }: Wanted,
): readonly Piece[] {
  if (sponsors.length === 0) return pieces
  const { place, ground, isHidden } = optionsIn(template.pieces ?? NO_CHANGES, format)
  const key = [template.look, format, place, ground, isHidden].join()
  const kept = known.get(pieces)
  if (kept?.key === key) return kept.made
  const look = LOOKS[template.look]
  const sheet = sheetOf(format)
  const places = stripPlaces(look.id, sheet, place === 'off' ? 'bottom' : place)
  const strip = stripPiece(look, look.tones(club.colours), places, ground, sponsors)
  const made = [...(isHidden ? pieces : inRoom(pieces, sheet, places.free)), strip]
  known.set(pieces, { key, made })
  return made
}
