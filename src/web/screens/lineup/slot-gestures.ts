import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react'
import { type DragState, drag, NO_DRAG } from '#domain/lineup/drag.ts'
import { LONG_PRESS_MS, longPress, NO_PRESS, type PressState } from '#domain/lineup/long-press.ts'

interface DragBy {
  dx: number
  dy: number
}

interface SlotGestures {
  onTap: () => void
  /** A finger that stayed where it was for half a second. */
  onHold: () => void
  onGrab: () => void
  /** At most once a frame. */
  onDrag: (by: DragBy) => void
  onDrop: (by: DragBy) => void
  onCancel: () => void
}

/** Press, drag and tap on one element. The rules are the domain's; here they meet the browser's events. */
export function useSlotGestures({ onTap, onHold, onGrab, onDrag, onDrop, onCancel }: SlotGestures) {
  const dragging = useRef<DragState>(NO_DRAG)
  const press = useRef<PressState>(NO_PRESS)
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
    onHold()
  }

  const follow = (event: PointerEvent): DragState => {
    const spot = { x: event.clientX, y: event.clientY }
    dragging.current = drag(dragging.current, { type: 'move', pointerId: event.pointerId, ...spot })
    press.current = longPress(press.current, { type: 'move', ...spot })
    return dragging.current
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const spot = { x: event.clientX, y: event.clientY }
      // Without it a quick mouse leaves the slot before the drag has begun, and the slot stays behind.
      event.currentTarget.setPointerCapture(event.pointerId)
      dragging.current = drag(dragging.current, { type: 'down', pointerId: event.pointerId, ...spot })
      press.current = NO_PRESS
      onGrab()
      if (event.pointerType !== 'touch') return
      const at = performance.now()
      press.current = longPress(NO_PRESS, { type: 'start', ...spot, at })
      clearTimeout(holdTimer.current)
      holdTimer.current = setTimeout(() => hold(at + LONG_PRESS_MS), LONG_PRESS_MS)
    },
    onPointerMove: (event: PointerEvent) => {
      if (follow(event).phase !== 'dragging' || frame.current) return
      frame.current = requestAnimationFrame(() => {
        frame.current = 0
        if (dragging.current.phase === 'dragging') onDrag(dragging.current)
      })
    },
    onPointerUp: (event: PointerEvent) => {
      follow(event)
      stopTimers()
      dragging.current = drag(dragging.current, { type: 'up', pointerId: event.pointerId })
      press.current = longPress(press.current, { type: 'end', at: performance.now() })
      if (dragging.current.phase === 'dropped') onDrop(dragging.current)
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
