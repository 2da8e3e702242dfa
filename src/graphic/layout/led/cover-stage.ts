import type { ClubColours } from '#domain/club/club-colours.ts'
import type { Box, ImageNode } from '../../scene/node.ts'
import { inset, within } from '../area.ts'
import type { LedStyle } from '../layout.ts'
import { shownPhoto } from '../person/photo-pieces.ts'
import type { Piece } from '../piece.ts'
import { text } from '../pieces.ts'
import { coverPerson } from './cover-person.ts'
import { crestPiece, teamsPieces } from './crests.ts'
import { framedPieces } from './framed.ts'
import { loudInk } from './loud.ts'
import type { Stage, StagePieces } from './stage.ts'
import type { PlayerLead } from './told.ts'

/** A photograph from edge to edge; what stands for one that is missing is as large. */
export const coverStage: StagePieces = (style, stage, lead, view) => {
  const { whole, clear, isUnder } = stage
  if (view.photo) {
    const { src, focus } = view.photo
    const picture: ImageNode = { kind: 'image', ...whole, src, fit: 'cover', focus }
    return [{ name: 'photo', nodes: [picture] }]
  }
  if (lead?.who === 'teams') return teamsPieces(style, inset(clear, { bottom: clear.height * 0.16 }), view)
  if (lead?.who === 'team') {
    return [crestPiece(style, isUnder ? clear : inset(clear, { bottom: clear.height * 0.2 }), lead)]
  }
  if (lead?.who !== 'player') return []
  return framedPieces(style, stage, lead) ?? playerPieces(style, stage, lead, view.club.colours)
}

function playerPieces(
  style: LedStyle,
  stage: Stage,
  { player, keys, piece = 'photo' }: PlayerLead,
  club: ClubColours,
): Piece[] {
  const src = shownPhoto(style, player)
  const place = numberPlace(stage.clear)
  const number = text(place, String(player.number), style.look.figures, place.height, loudInk(style.tones), {
    maxLines: 1,
    unlessLoaded: src,
  })
  return [
    { name: piece, shows: keys && [keys.photo], nodes: coverPerson(style, stage, player, club) },
    { name: 'number', shows: keys && [keys.number, keys.photo], nodes: [number] },
  ]
}

const numberPlace = (clear: Box): Box => within(clear, { width: clear.width * 0.8, height: clear.height * 0.72 })
