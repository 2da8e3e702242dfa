import { clamp, percent } from '#domain/units.ts'
import { FORMATS, type FormatName, sheetOf } from '../../formats.ts'
import type { TemplateElement } from '../element.ts'
import { type Box, givenBox } from '../element-box.ts'
import { rounded } from '../geometry.ts'

/** So much of an axis, and the element fills it. */
const FILLS = 0.98
/** Nearer to an edge than this share, and the element touches it: it goes to the canvas's own edge. */
const TOUCHES = 0.005
/** A middle that is off by less is the middle. */
const CENTRED = 0.03

/** In pixels of the canvas: they go with its shorter side. */
export const PIXEL_FIELDS = [
  'fontSize',
  'padding',
  'borderRadius',
  'borderWidth',
  'thickness',
  'letterSpacing',
  'outlineWidth',
  'shadowBlur',
  'shadowX',
  'shadowY',
] as const

export const shorterSide = (format: FormatName): number => Math.min(FORMATS[format].width, FORMATS[format].height)

interface Stretch {
  from: number
  size: number
}

interface Axis {
  /** All that is painted, and within it what no app covers. */
  canvas: Stretch
  safe: Stretch
}

const axesOf = (format: FormatName): { across: Axis; down: Axis } => {
  const { canvas, safe } = sheetOf(format)
  return {
    across: { canvas: { from: 0, size: canvas.width }, safe: { from: safe.x, size: safe.width } },
    down: { canvas: { from: 0, size: canvas.height }, safe: { from: safe.y, size: safe.height } },
  }
}

const endOf = ({ from, size }: Stretch): number => from + size

/** Against the edge or the middle that it was placed against; what touched an edge touches it again. */
function anchored(stretch: Stretch, scale: number, old: Axis, now: Axis): Stretch {
  const whole = old.canvas.size
  if (stretch.size >= whole * FILLS) return now.canvas
  const size = stretch.size * scale
  const before = stretch.from - old.safe.from
  const after = endOf(old.safe) - endOf(stretch)
  const aside = stretch.from + stretch.size / 2 - (old.safe.from + old.safe.size / 2)
  const nearest = Math.min(Math.abs(before), Math.abs(after))
  const isInside = before >= 0 && after >= 0
  const inside = (from: number): Stretch => ({
    from: isInside ? clamp(from, now.safe.from, Math.max(now.safe.from, endOf(now.safe) - size)) : from,
    size,
  })
  if (Math.abs(aside) <= whole * CENTRED || Math.abs(aside) < nearest) {
    return inside(now.safe.from + now.safe.size / 2 + aside * scale - size / 2)
  }
  if (before <= after) {
    if (stretch.from <= whole * TOUCHES) return { from: stretch.from * scale, size }
    return inside(now.safe.from + before * scale)
  }
  if (endOf(stretch) >= whole * (1 - TOUCHES)) {
    return { from: now.canvas.size - (whole - stretch.from) * scale, size }
  }
  return inside(endOf(now.safe) - after * scale - size)
}

/** Elements of a group keep their places to one another: `frame` is the box around all of them. */
export function boxIn(box: Box, frame: Box, from: FormatName, to: FormatName): { box: Box; scale: number } {
  const [old, now] = [axesOf(from), axesOf(to)]
  const usual = shorterSide(to) / shorterSide(from)
  const fills = (size: number, whole: number) => size >= whole * FILLS
  const room = (size: number, axis: { old: Axis; now: Axis }) =>
    fills(size, axis.old.canvas.size) ? Number.POSITIVE_INFINITY : axis.now.safe.size / size
  // What is higher than a landscape is made smaller as a whole: letters and pictures keep their shape.
  const scale = Math.min(
    usual,
    room(frame.width, { old: old.across, now: now.across }),
    room(frame.height, { old: old.down, now: now.down }),
  )
  const across = anchored({ from: frame.x, size: frame.width }, scale, old.across, now.across)
  const down = anchored({ from: frame.y, size: frame.height }, scale, old.down, now.down)
  const [sx, sy] = [across.size / frame.width, down.size / frame.height]
  return {
    box: {
      x: across.from + (box.x - frame.x) * sx,
      y: down.from + (box.y - frame.y) * sy,
      width: box.width * sx,
      height: box.height * sy,
    },
    scale,
  }
}

/** The element as it stands on another canvas until somebody places it there by hand. */
export function reAnchored<Element extends TemplateElement>(
  element: Element,
  from: FormatName,
  to: FormatName,
  frame: Box = givenBox(element, FORMATS[from]),
): Element {
  const { box, scale } = boxIn(givenBox(element, FORMATS[from]), frame, from, to)
  const { width, height } = FORMATS[to]
  const values = element as unknown as Record<string, unknown>
  const scaled = PIXEL_FIELDS.flatMap((name) => {
    const value = values[name]
    return typeof value === 'number' ? [[name, rounded(value * scale)]] : []
  })
  return {
    ...element,
    x: percent(rounded((box.x / width) * 100)),
    y: percent(rounded((box.y / height) * 100)),
    width: percent(rounded((box.width / width) * 100)),
    height: percent(rounded((box.height / height) * 100)),
    ...Object.fromEntries(scaled),
  }
}
