import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react'
import { type DragState, drag, NO_DRAG } from '#domain/lineup/drag.ts'
import { LONG_PRESS_MS, longPress, NO_PRESS, type PressState } from '#domain/lineup/long-press.ts'

export interface Point {
  x: number
  y: number
}

/** How far over the page, and where in the window the pointer is now. */
export interface DragBy {
  dx: number
  dy: number
  pointer: Point
}

interface PressGestures {
  onTap: () => void
  /** A finger that stayed where it was for half a second. */
  onHold?: () => void
  onGrab?: () => void
  /** At most once a frame. */
  onDrag: (by: DragBy) => void
  onDrop: (by: DragBy) => void
  onCancel: () => void
  /** By how much the page scrolls in this frame, the pointer being there. */
  scrollBy?: ((pointer: Point) => number) | undefined
  /** Off where a finger that moves scrolls the page. */
  isTouchDraggable?: boolean
}

/** Press, drag and tap on one element. The rules are the domain's; here they meet the browser's events. */
export function usePressGestures(gestures: PressGestures) {
  const { onTap, onHold, onGrab, onDrag, onDrop, onCancel, scrollBy, isTouchDraggable = true } = gestures
  const dragging = useRef<DragState>(NO_DRAG)
  const press = useRef<PressState>(NO_PRESS)
  const pointer = useRef<Point>({ x: 0, y: 0 })
  const holdTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const frame = useRef(0)

  const stopTimers = () => {
    clearTimeout(holdTimer.current)
    cancelAnimationFrame(frame.current)
    frame.current = 0
  }
  useEffect(
    () => () => {
      clearTimeout(holdTimer.current)
      cancelAnimationFrame(frame.current)
    },
    [],
  )

  const giveUp = () => {
    stopTimers()
    const wasDragging = dragging.current.phase === 'dragging'
    if (dragging.current.phase !== 'dropped') dragging.current = NO_DRAG
    if (press.current.phase !== 'held') press.current = NO_PRESS
    if (wasDragging) onCancel()
  }

  const hold = (at: number) => {
    press.current = longPress(press.current, { type: 'tick', at })
    if (press.current.phase !== 'held') return
    dragging.current = NO_DRAG
    onHold?.()
  }

  /** On the page, not in the window: what is dragged stays under the pointer while the page scrolls. */
  const spotOf = ({ x, y }: Point): Point => ({ x: x + window.scrollX, y: y + window.scrollY })

  /** A second finger is not heeded. */
  const takesPart = (pointerId: number): boolean =>
    dragging.current.phase !== 'idle' && dragging.current.pointerId === pointerId

  const follow = (pointerId: number): void => {
    dragging.current = drag(dragging.current, { type: 'move', pointerId, ...spotOf(pointer.current) })
    press.current = longPress(press.current, { type: 'move', ...spotOf(pointer.current) })
  }

  const nextFrame = (pointerId: number) => {
    frame.current = 0
    if (dragging.current.phase !== 'dragging') return
    onDrag({ ...dragging.current, pointer: pointer.current })
    const before = window.scrollY
    window.scrollBy({ top: scrollBy?.(pointer.current) ?? 0, behavior: 'instant' })
    if (window.scrollY === before) return
    follow(pointerId)
    frame.current = requestAnimationFrame(() => nextFrame(pointerId))
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isUnderWay = dragging.current.phase === 'pressed' || dragging.current.phase === 'dragging'
      if (event.button !== 0 || isUnderWay) return
      dragging.current = NO_DRAG
      press.current = NO_PRESS
      const isTouch = event.pointerType === 'touch'
      if (isTouch && !isTouchDraggable) return
      pointer.current = { x: event.clientX, y: event.clientY }
      const spot = spotOf(pointer.current)
      // Without it a quick mouse leaves the slot before the drag has begun, and the slot stays behind.
      event.currentTarget.setPointerCapture(event.pointerId)
      dragging.current = drag(dragging.current, { type: 'down', pointerId: event.pointerId, ...spot })
      onGrab?.()
      if (!isTouch || !onHold) return
      const at = performance.now()
      press.current = longPress(NO_PRESS, { type: 'start', ...spot, at })
      clearTimeout(holdTimer.current)
      holdTimer.current = setTimeout(() => hold(at + LONG_PRESS_MS), LONG_PRESS_MS)
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!takesPart(pointerId)) return
      pointer.current = { x: clientX, y: clientY }
      follow(pointerId)
      if (dragging.current.phase === 'dragging') frame.current ||= requestAnimationFrame(() => nextFrame(pointerId))
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!takesPart(pointerId)) return
      pointer.current = { x: clientX, y: clientY }
      follow(pointerId)
      stopTimers()
      dragging.current = drag(dragging.current, { type: 'up', pointerId })
      press.current = longPress(press.current, { type: 'end', at: performance.now() })
      if (dragging.current.phase === 'dropped') onDrop({ ...dragging.current, pointer: pointer.current })
    },
    onPointerCancel: giveUp,
    onLostPointerCapture: giveUp,
    onTouchEnd: (event: TouchEvent) => {
      // The question is open already: the click that follows the finger would land on its backdrop and close it.
      if (press.current.phase === 'held') event.preventDefault()
    },
    onContextMenu: (event: MouseEvent) => {
      if (press.current.phase !== 'idle') event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      const isKeyboard = event.detail === 0
      const wasGesture = dragging.current.phase === 'dropped' || press.current.phase === 'held'
      dragging.current = NO_DRAG
      press.current = NO_PRESS
      if (isKeyboard || !wasGesture) onTap()
    },
  }
}
