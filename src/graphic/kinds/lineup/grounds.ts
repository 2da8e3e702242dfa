import { contrast } from '#domain/club/colour.ts'
import type { Style } from '../../layout/layout.ts'
import { type PitchPlaces, pitchNodes } from '../../layout/pitch.ts'
import { tiltedPitch } from '../../layout/tilted-pitch.ts'
import type { SceneNode } from '../../scene/node.ts'
import { MARKS } from './marks.ts'
import type { LineupOptions } from './options.ts'
import type { GroundName } from './pieces.ts'

type Ground = (style: Style, places: PitchPlaces) => SceneNode[]

/** The colours of the turf without its stripes and lines; on paper a panel. */
const plain: Ground = ({ look, tones }, { turf, field }) => {
  if (!turf) return look.panel(field, tones)
  const [light, deep] = tones.turf
  const fill = {
    from: { x: 0, y: 0 },
    to: { x: 0, y: 1 },
    stops: [
      { at: 0, colour: light },
      { at: 1, colour: deep },
    ],
  }
  return [{ kind: 'rect', ...turf, fill }]
}

const GROUNDS: Readonly<Record<GroundName, Ground>> = {
  drawn: ({ tones }, places) => pitchNodes(places, tones),
  tilted: ({ tones }, places) => tiltedPitch(places, tones),
  plain,
  none: () => [],
}

/** How much of a line is left under large figures. */
const QUIET = 0.2

const quieted = (node: SceneNode): SceneNode => ('border' in node && node.border ? { ...node, opacity: QUIET } : node)

export function groundNodes(style: Style, places: PitchPlaces, { ground, mark }: LineupOptions): SceneNode[] {
  const nodes = GROUNDS[ground](style, places)
  return MARKS[mark].isOnGround && ground !== 'plain' ? nodes.map(quieted) : nodes
}

const READABLE = 5.2

/** The loudest ink for large figures on this ground; null where it is not known what lies under them. */
export function inkOn({ tones }: Style, { turf }: PitchPlaces, ground: GroundName): string | null {
  if (ground === 'none') return null
  const under = turf ? tones.turf : [tones.ground]
  const inks = [tones.accent, tones.ink, tones.accentInk]
  return inks.find((ink) => under.every((colour) => contrast(ink, colour) >= READABLE)) ?? null
}
