import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Point } from '#graphic/template/element-box.ts'
import { useEditorStore } from '../editor-store.ts'
import { isTyping } from '../typing.ts'
import classes from './editor-canvas.module.css'

interface SpacePanProps {
  viewport: RefObject<HTMLElement | null>
  onPan: (by: Point) => void
}

/** While Space is held the pointer pushes the sheet about. */
export function SpacePan({ viewport, onPan }: SpacePanProps) {
  const isHeld = useHeldSpace(viewport)
  const last = useRef<Point | null>(null)
  if (!isHeld) return null
  const push = ({ clientX, clientY }: PointerEvent) => {
    if (!last.current) return
    onPan({ x: clientX - last.current.x, y: clientY - last.current.y })
    last.current = { x: clientX, y: clientY }
  }
  return (
    <div
      className={classes.pan}
      data-testid="pan"
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId)
        last.current = { x: clientX, y: clientY }
      }}
      onPointerMove={push}
      onLostPointerCapture={() => {
        last.current = null
      }}
    />
  )
}

/**
 * Space belongs to the canvas while the pointer is over it, or the canvas has the focus. Whoever goes on by Tab gets it
 * back for the button that they reach.
 */
function useHeldSpace(viewport: RefObject<HTMLElement | null>): boolean {
  const store = useEditorStore()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const room = viewport.current?.parentElement
    if (!room) return undefined
    let isPointedAt = false
    let isDown = false
    const hold = (isNow: boolean) => {
      isDown = isNow
      setHeld(isNow)
    }
    const point = () => {
      isPointedAt = true
    }
    const leave = () => {
      isPointedAt = false
    }
    const down = (event: KeyboardEvent) => {
      if (event.key === 'Tab') isPointedAt = false
      const isOurs = isPointedAt || document.activeElement === viewport.current
      if (event.key !== ' ' || !isOurs || isTyping(event.target)) return
      // Neither the page scrolls nor the button that was clicked last is pressed again.
      event.preventDefault()
      if (!isDown && store.getState().canvas.gesture.kind === 'none') hold(true)
    }
    const up = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isDown) return
      event.preventDefault()
      hold(false)
    }
    const blur = () => hold(false)
    room.addEventListener('pointermove', point)
    room.addEventListener('pointerleave', leave)
    window.addEventListener('keydown', down, true)
    window.addEventListener('keyup', up, true)
    window.addEventListener('blur', blur)
    return () => {
      room.removeEventListener('pointermove', point)
      room.removeEventListener('pointerleave', leave)
      window.removeEventListener('keydown', down, true)
      window.removeEventListener('keyup', up, true)
      window.removeEventListener('blur', blur)
    }
  }, [store, viewport])
  return isHeld
}
