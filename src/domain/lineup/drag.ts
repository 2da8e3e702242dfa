import { clamp, type Fraction, fraction, fractionValue } from '../units.ts'
import { PRESS_TOLERANCE_PX } from './long-press.ts'

interface Grip {
  pointerId: number
  startX: number
  startY: number
  /** How far from the start, in pixels of the screen. */
  dx: number
  dy: number
}

/**
 * `dropped` lasts until the next press or `cancel`: the browser sends a click after the drop, and the screen must still
 * know then that it was no tap.
 */
export type DragState = { phase: 'idle' } | ({ phase: 'pressed' | 'dragging' | 'dropped' } & Grip)

export type DragEvent =
  | { type: 'down'; pointerId: number; x: number; y: number }
  | { type: 'move'; pointerId: number; x: number; y: number }
  | { type: 'up'; pointerId: number }
  | { type: 'cancel' }

export const NO_DRAG: DragState = { phase: 'idle' }

const isUnderWay = (state: DragState): state is { phase: 'pressed' | 'dragging' } & Grip =>
  state.phase === 'pressed' || state.phase === 'dragging'

export function drag(state: DragState, event: DragEvent): DragState {
  if (event.type === 'cancel') return NO_DRAG
  if (event.type === 'down') {
    if (isUnderWay(state)) return state
    return { phase: 'pressed', pointerId: event.pointerId, startX: event.x, startY: event.y, dx: 0, dy: 0 }
  }
  if (!isUnderWay(state) || event.pointerId !== state.pointerId) return state
  if (event.type === 'up') return state.phase === 'dragging' ? { ...state, phase: 'dropped' } : NO_DRAG
  const moved = { ...state, dx: event.x - state.startX, dy: event.y - state.startY }
  const isDrag = state.phase === 'dragging' || Math.hypot(moved.dx, moved.dy) > PRESS_TOLERANCE_PX
  return isDrag ? { ...moved, phase: 'dragging' } : state
}

interface Spot {
  x: Fraction
  y: Fraction
}

/** Where on the pitch a slot is after a drag over so many pixels. */
export function draggedTo(from: Spot, by: { dx: number; dy: number }, pitch: { width: number; height: number }): Spot {
  const shifted = (share: Fraction, pixels: number, whole: number): Fraction =>
    fraction(clamp(fractionValue(share) + (whole > 0 ? pixels / whole : 0), 0, 1))
  return { x: shifted(from.x, by.dx, pitch.width), y: shifted(from.y, by.dy, pitch.height) }
}
