import { describe, expect, it } from 'vitest'
import { edgeScroll } from '../edge-scroll.ts'
import { fraction } from '../units.ts'
import { type DragEvent, type DragState, drag, draggedTo, NO_DRAG } from './drag.ts'
import { LONG_PRESS_MS, longPress, NO_PRESS, PRESS_TOLERANCE_PX, type PressEvent } from './long-press.ts'
import { NOTHING_PICKED, type PickEvent, pickPlayer, TOUCH_CONFIRM_MS } from './two-tap.ts'

describe('choosing a player', () => {
  const state = (...events: PickEvent[]) => events.reduce(pickPlayer, NOTHING_PICKED)
  const touch = (playerId: number, at: number): PickEvent => ({ type: 'tap', playerId, at, isTouch: true })

  it('takes one click', () => {
    expect(state({ type: 'tap', playerId: 4, at: 0, isTouch: false }).pickedId).toBe(4)
  })

  it('takes two taps by touch', () => {
    expect(state(touch(4, 100))).toMatchObject({ markedId: 4, pickedId: null })
    expect(state(touch(4, 100), touch(4, 99 + TOUCH_CONFIRM_MS))).toEqual({ ...NOTHING_PICKED, pickedId: 4 })
  })

  it('marks anew when the second tap comes too late', () => {
    const late = 100 + TOUCH_CONFIRM_MS
    expect(state(touch(4, 100), touch(4, late))).toEqual({ markedId: 4, markedAt: late, pickedId: null })
  })

  it('marks another when another is tapped', () => {
    expect(state(touch(4, 100), touch(5, 200))).toMatchObject({ markedId: 5, pickedId: null })
    expect(state(touch(4, 100), touch(5, 200), touch(4, 300)).pickedId).toBeNull()
  })

  it('forgets the mark after three seconds', () => {
    expect(state(touch(4, 100), { type: 'tick', at: 99 + TOUCH_CONFIRM_MS }).markedId).toBe(4)
    expect(state(touch(4, 100), { type: 'tick', at: 100 + TOUCH_CONFIRM_MS })).toEqual(NOTHING_PICKED)
  })

  it('begins anew when the picker opens again', () => {
    expect(state(touch(4, 100), { type: 'reset' }, touch(4, 200)).pickedId).toBeNull()
  })
})

describe('a long press', () => {
  const state = (...events: PressEvent[]) => events.reduce(longPress, NO_PRESS).phase
  const start: PressEvent = { type: 'start', x: 50, y: 50, at: 1000 }
  const heldAt = 1000 + LONG_PRESS_MS

  it('is held after half a second', () => {
    expect(state(start, { type: 'tick', at: heldAt - 1 })).toBe('pressing')
    expect(state(start, { type: 'tick', at: heldAt })).toBe('held')
  })

  it('is none when the finger lifts before', () => {
    expect(state(start, { type: 'end', at: heldAt - 1 })).toBe('idle')
    expect(state(start, { type: 'end', at: heldAt - 1 }, { type: 'tick', at: heldAt })).toBe('idle')
  })

  it('counts even when a busy phone sends the tick late', () => {
    expect(state(start, { type: 'end', at: heldAt + 5 })).toBe('held')
  })

  it('bears a trembling finger but no drag', () => {
    const tremble: PressEvent = { type: 'move', x: 50 + PRESS_TOLERANCE_PX, y: 50 }
    const slide: PressEvent = { type: 'move', x: 50 + PRESS_TOLERANCE_PX, y: 53 }
    expect(state(start, tremble, { type: 'tick', at: heldAt })).toBe('held')
    expect(state(start, slide, { type: 'tick', at: heldAt })).toBe('idle')
  })

  it('stays held for the click that follows, and ends with a cancel or the next press', () => {
    expect(state(start, { type: 'tick', at: heldAt }, { type: 'end', at: 2000 })).toBe('held')
    expect(state(start, { type: 'tick', at: heldAt }, { type: 'cancel' })).toBe('idle')
    expect(state(start, { type: 'tick', at: heldAt }, { ...start, at: 3000 })).toBe('pressing')
  })
})

describe('a drag', () => {
  const state = (...events: DragEvent[]): DragState => events.reduce(drag, NO_DRAG)
  const down: DragEvent = { type: 'down', pointerId: 1, x: 100, y: 100 }
  const move = (x: number, y: number, pointerId = 1): DragEvent => ({ type: 'move', pointerId, x, y })
  const up: DragEvent = { type: 'up', pointerId: 1 }

  it('is no drag while the finger only trembles', () => {
    expect(state(down, move(104, 103))).toMatchObject({ phase: 'pressed', dx: 0 })
    expect(state(down, move(104, 103), up)).toEqual(NO_DRAG)
  })

  it('follows the finger, back to where it began too', () => {
    expect(state(down, move(130, 90))).toMatchObject({ phase: 'dragging', dx: 30, dy: -10 })
    expect(state(down, move(130, 90), move(101, 100))).toMatchObject({ phase: 'dragging', dx: 1, dy: 0 })
  })

  it('is dropped where the finger lifts', () => {
    expect(state(down, move(130, 90), up)).toMatchObject({ phase: 'dropped', dx: 30, dy: -10 })
    expect(state(down, move(130, 90), up, move(500, 500))).toMatchObject({ phase: 'dropped', dx: 30 })
  })

  it('does not heed a second finger', () => {
    const second: DragEvent = { type: 'down', pointerId: 2, x: 0, y: 0 }
    expect(state(down, second, move(130, 90), move(5, 5, 2), { type: 'up', pointerId: 2 })).toMatchObject({
      phase: 'dragging',
      pointerId: 1,
      dx: 30,
    })
  })

  it('can be called off', () => {
    expect(state(down, move(130, 90), { type: 'cancel' })).toEqual(NO_DRAG)
  })

  it('moves a slot by its share of the pitch, and not off it', () => {
    const from = { x: fraction(0.5), y: fraction(0.9) }
    const pitch = { width: 200, height: 300 }
    expect(draggedTo(from, { dx: 50, dy: -90 }, pitch)).toEqual({ x: 0.75, y: 0.6000000000000001 })
    expect(draggedTo(from, { dx: -400, dy: 90 }, pitch)).toEqual({ x: 0, y: 1 })
    expect(draggedTo(from, { dx: 50, dy: 50 }, { width: 0, height: 0 })).toEqual(from)
  })
})

describe('the page under a drag', () => {
  const seen = { top: 100, bottom: 700 }
  const step = (y: number, top: number, bottom: number) => edgeScroll(y, seen, { top, bottom })

  it('stays while the pointer is away from its edges', () => {
    expect([step(400, -500, 2000), step(148, -500, 2000), step(652, -500, 2000)]).toEqual([0, 0, 0])
  })

  it('scrolls towards the edge, faster the nearer', () => {
    expect(step(140, -500, 2000)).toBeLessThan(0)
    expect(step(100, -500, 2000)).toBeLessThan(step(140, -500, 2000))
    expect(step(660, -500, 2000)).toBeGreaterThan(0)
    expect(step(900, -500, 2000)).toBe(step(700, -500, 2000))
  })

  it('scrolls no farther than the pitch goes', () => {
    expect([step(100, 100, 700), step(700, 100, 700)]).toEqual([0, 0])
    expect([step(100, 97, 700), step(700, 100, 702)]).toEqual([-3, 2])
  })
})
