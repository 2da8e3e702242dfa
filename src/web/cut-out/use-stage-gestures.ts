import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point } from '#domain/cut-out/retouch/brush.ts'
import { moved, pinched, type StageView, zoomedAt } from './stage-view.ts'

interface StageHands {
  stage: RefObject<HTMLDivElement | null>
  view: StageView
  onView: (change: (view: StageView) => StageView) => void
  /** One finger, a pen or the mouse's first button. In pixels of the stage. */
  onBegin: (at: Point) => void
  onExtend: (points: readonly Point[]) => void
  onEnd: () => void
  /** What began as a stroke turned out to be a pinch. */
  onCancel: () => void
}

type Mode = 'idle' | 'stroke' | 'pan' | 'pinch'

const ZOOM_A_NOTCH = 1.0015

/** One finger paints, two move and zoom; the wheel zooms, its button pushes. */
export function useStageGestures({ stage, onView, onBegin, onExtend, onEnd, onCancel }: StageHands) {
  const fingers = useRef(new Map<number, Point>())
  const mode = useRef<Mode>('idle')
  const waiting = useRef<Point[]>([])
  const frame = useRef(0)

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }
  const flush = () => {
    cancelAnimationFrame(frame.current)
    frame.current = 0
    if (waiting.current.length > 0) onExtend(waiting.current.splice(0))
  }

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
      onView((shown) => zoomedAt(shown, at, ZOOM_A_NOTCH ** -event.deltaY))
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => {
      element.removeEventListener('wheel', zoom)
      cancelAnimationFrame(frame.current)
    }
  }, [stage, onView])

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = placeOf(event)
    fingers.current.set(event.pointerId, at)
    if (fingers.current.size === 2) {
      if (mode.current === 'stroke') {
        waiting.current = []
        onCancel()
      }
      mode.current = 'pinch'
    } else if (fingers.current.size === 1) {
      mode.current = event.button === 0 ? 'stroke' : 'pan'
      if (mode.current === 'stroke') onBegin(at)
    }
  }

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const at = placeOf(event)
    if (mode.current === 'stroke') {
      const between = event.nativeEvent.getCoalescedEvents?.() ?? []
      waiting.current.push(...(between.length > 0 ? between.map(placeOf) : [at]))
      frame.current ||= requestAnimationFrame(flush)
    } else if (mode.current === 'pan') onView((shown) => moved(shown, at.x - before.x, at.y - before.y))
    else if (mode.current === 'pinch' && fingers.current.size === 2) {
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1] ?? at
      onView((shown) => pinched(shown, [before, other], [at, other]))
    }
    fingers.current.set(event.pointerId, at)
  }

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    if (mode.current === 'stroke') {
      flush()
      onEnd()
      mode.current = 'idle'
    }
    // The finger that is lifted last must not paint.
    if (fingers.current.size === 0) mode.current = 'idle'
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
