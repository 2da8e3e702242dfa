import { type FormatName, middleOf, type Sheet } from '../formats.ts'
import { inset, within } from '../layout/area.ts'
import type { Box } from '../scene/node.ts'
import type { LookName } from '../template/look-name.ts'
import type { SponsorPlace } from './pieces.ts'

export interface StripPlaces {
  /** What the strip covers. */
  strip: Box
  /** Where the logos stand. */
  logos: Box
  /** What is left for all the rest. */
  free: Box
}

const HEIGHT: Readonly<Record<FormatName, number>> = { portrait: 132, square: 120, story: 124, landscape: 108 }
export const GAP = 20

/** From the edge on which the strip stands to the strip; a story's stands within what is free. */
const EDGE: Readonly<Record<LookName, number>> = {
  broadcast: 30,
  poster: 0,
  classic: 54,
  cover: 0,
  silhouette: 0,
}
/** Between the strip's own edge and its logos. */
const PADDING: Readonly<Record<LookName, { across: number; down: number }>> = {
  broadcast: { across: 72, down: 0.14 },
  poster: { across: 64, down: 0.16 },
  classic: { across: 40, down: 0.15 },
  cover: { across: 64, down: 0.17 },
  silhouette: { across: 64, down: 0.17 },
}

/** How far the strip runs across: off the right edge, from edge to edge, or inside the paper's frame. */
function across(look: LookName, { canvas, format }: Sheet): { x: number; width: number } {
  if (look === 'broadcast') return { x: 40, width: canvas.width }
  if (look !== 'classic') return { x: 0, width: canvas.width }
  const margin = format === 'story' ? 90 : 76
  return { x: margin, width: canvas.width - 2 * margin }
}

export function stripPlaces(look: LookName, sheet: Sheet, place: Exclude<SponsorPlace, 'off'>): StripPlaces {
  const { canvas, safe, format } = sheet
  const isStory = format === 'story'
  const height = HEIGHT[format]
  const edge = isStory ? 0 : EDGE[look]
  const isTop = place === 'top'
  const room = inset(safe, { top: edge, bottom: edge })
  const strip = { ...within(room, { height }, 'start', isTop ? 'start' : 'end'), ...across(look, sheet) }
  // On the axis of the picture, whatever covers a story's edges.
  const seen = middleOf(sheet)
  const { across: side, down } = PADDING[look]
  const [left, right] = isStory
    ? [seen.x, seen.x + seen.width]
    : [Math.max(0, strip.x) + side, Math.min(canvas.width, strip.x + strip.width) - side]
  const logos = { x: left, y: strip.y + height * down, width: right - left, height: height * (1 - 2 * down) }
  const free = isTop
    ? { ...safe, y: strip.y + height + GAP, height: safe.y + safe.height - strip.y - height - GAP }
    : { ...safe, height: strip.y - GAP - safe.y }
  return { strip, logos, free }
}
