import { playerInitials } from '#domain/lineup/names.ts'
import type { Style } from '../../layout/layout.ts'
import { text } from '../../layout/pieces.ts'
import type { PlayerView } from '../../match-view.ts'
import type { Box, TextNode } from '../../scene/node.ts'

/** What the pictures of all eleven have in common. */
export interface MarkStyle extends Style {
  isOnPaper: boolean
  hasNumbers: boolean
  /** Everybody who has a photo is cut out: framed, nobody with the ground of their photo stands beside others without it. */
  areCutOut: boolean
  /** For a number that stands on the ground itself; null: nothing is known of what lies under it. */
  groundInk: string | null
}

export const photoOf = ({ lineupImage }: PlayerView): string => lineupImage ?? ''

/** Without its background, where somebody has cut that off. */
export const figureOf = (player: PlayerView): string => player.lineupCutout ?? photoOf(player)

/** What stands in a frame. */
export const framedOf = ({ areCutOut }: MarkStyle, player: PlayerView): string =>
  areCutOut ? figureOf(player) : photoOf(player)

export const areAllCutOut = (players: readonly PlayerView[]): boolean =>
  players.every(({ lineupImage, lineupCutout }) => lineupCutout || !lineupImage)

/** In place of a photo that is not there. */
export const standIn = ({ hasNumbers }: MarkStyle, player: PlayerView): string =>
  hasNumbers ? String(player.number) : playerInitials(player)

/** Down to the plate, which lies over the picture's foot. */
export const abovePlate = (place: Box): Box => ({ ...place, height: place.width * 0.84 })

/** Letters are wider than figures. */
export const sizeOf = ({ hasNumbers }: MarkStyle, size: number): number => (hasNumbers ? size : size * 0.76)

export const standInNode = (style: MarkStyle, player: PlayerView, place: Box): TextNode =>
  text(
    abovePlate(place),
    standIn(style, player),
    style.look.figures,
    sizeOf(style, place.width * 0.52),
    style.tones.accentInk,
    { maxLines: 1, unlessLoaded: framedOf(style, player) },
  )
