import type { Box, SceneNode } from '../../scene/node.ts'
import { inset } from '../area.ts'
import type { Style } from '../layout.ts'
import type { RowsArea } from './areas.ts'

/** What a row's words are set in. */
export interface RowInks {
  ink: string
  muted: string
}

interface BandOf extends Pick<RowsArea, 'band'> {
  index: number
  isMarked: boolean
}

/** Under a row: the loud colour if it is ours, else what tells it from its neighbours. */
export function bandOf({ look, tones }: Style, place: Box, { band, index, isMarked }: BandOf): SceneNode[] {
  const whole = inset(place, { left: -band.left, right: -band.right, top: 2, bottom: 2 })
  if (isMarked) return [{ kind: 'rect', ...whole, fill: tones.accent, radius: look.id === 'broadcast' ? 0 : 4 }]
  if (look.id !== 'broadcast') {
    return [{ kind: 'rect', ...place, y: place.y + place.height - 1, height: 2, fill: `${tones.panelInk}24` }]
  }
  return index % 2 === 0 ? [{ kind: 'rect', ...whole, fill: 'rgba(255,255,255,0.07)' }] : []
}

export const inksOf = ({ tones }: Style, isMarked: boolean): RowInks =>
  isMarked ? { ink: tones.accentInk, muted: tones.accentInk } : { ink: tones.panelInk, muted: tones.panelMuted }
