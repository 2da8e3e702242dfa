import { BADGE, type PlayerPlaces } from '../../layout/eleven-places.ts'
import { text } from '../../layout/pieces.ts'
import type { PlayerView } from '../../match-view.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { Mark } from './mark.ts'
import type { MarkStyle } from './stand-in.ts'

/** On the left end of the plate, where the picture has no corner of its own. */
const badgePlace = ({ badge, plate }: PlayerPlaces, at: Mark['badge']): Box =>
  at === 'on-plate' ? { ...badge, x: plate.x, y: plate.y - badge.height * 0.9 } : badge

/** Without a photo the number stands large in its place already. */
export function badgeNodes(style: MarkStyle, player: PlayerView, at: PlayerPlaces, mark: Mark): SceneNode[] {
  const { look, tones } = style
  if (!mark.badge) return []
  const onceLoaded = mark.pictureOf(style, player)
  const place = badgePlace(at, mark.badge)
  // On a picture made smaller the number is not smaller by as much.
  const side = Math.max(at.photo.width, Math.floor((place.width - 1) / BADGE))
  const border = { width: side * 0.015, colour: tones.accentInk }
  return [
    { kind: 'ellipse', ...place, fill: tones.accent, border, onceLoaded },
    text(place, String(player.number), look.figures, side * 0.17, tones.accentInk, {
      maxLines: 1,
      minSize: side * 0.08,
      onceLoaded,
    }),
  ]
}
