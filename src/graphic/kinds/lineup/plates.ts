import { inset, within } from '../../layout/area.ts'
import { PLATE_HEIGHT, type PlayerPlaces } from '../../layout/eleven-places.ts'
import type { Style } from '../../layout/layout.ts'
import { capitals, plateShadow, text } from '../../layout/pieces.ts'
import type { SceneNode } from '../../scene/node.ts'
import type { LookName } from '../../template/look-name.ts'
import { LEAST_SIZE, labelOf, TALL_PLATE } from './labels.ts'

const RIM = 0.04
const AIR = 5
/** No plate is narrower, in sides of the picture, so that short names stand in one row. */
const USUAL_PLATE = 1.12
/** Width of a letter of a name, on average, in em. */
const LETTER: Readonly<Record<LookName, number>> = {
  broadcast: 0.45,
  poster: 0.45,
  classic: 0.51,
  cover: 0.6,
  silhouette: 0.45,
}

/** As large as its name: on one line, or on two. */
export function growingPlate({ look, tones }: Style, name: string, { plate, photo }: PlayerPlaces): SceneNode[] {
  const rim = photo.width * RIM
  const [line, letter] = [Math.round(photo.width * PLATE_HEIGHT), LETTER[look.id]]
  const label = labelOf(name, (plate.width - 2 * rim) / (LEAST_SIZE * letter))
  const size = line * 0.75
  const wanted = Math.max(photo.width * USUAL_PLATE, label.name.length * size * letter + 4 * rim)
  const short = within(plate, { width: Math.min(plate.width, wanted), height: line }, 'middle', 'start')
  const isTall = label.isTall && plate.height >= TALL_PLATE
  const own = isTall ? plate : short
  const air = isTall ? AIR : 0
  const place = inset(own, { top: air, right: rim, bottom: air, left: rim })
  const words = text(place, capitals(look, label.name), look.name, size, tones.panelInk, { minSize: LEAST_SIZE })
  const shadow = plateShadow(photo.width * 0.035)
  return [{ kind: 'rect', ...own, fill: tones.panel, radius: rim, shadow }, words]
}
