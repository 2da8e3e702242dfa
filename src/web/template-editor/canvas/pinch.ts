import type { Point } from '#graphic/template/element-box.ts'

interface PinchListener {
  onStart(): void
  /** How much the fingers have spread since the last call, how far their middle went, and where it is now. */
  onChange(spread: number, by: Point, middle: Point): void
}

/** Two fingers on the canvas; a single one is somebody else's business. Returns how to stop watching. */
export function watchPinch(element: HTMLElement, { onStart, onChange }: PinchListener): () => void {
  const fingers = new Map<number, Point>()
  const positions = () => [...fingers.values()]
  const measure = () => {
    const [one, other] = positions()
    if (!one || !other) return null
    return {
      distance: Math.hypot(one.x - other.x, one.y - other.y),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    }
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.size === 2) onStart()
  }
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    const before = measure()
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = measure()
    if (!before || !after || before.distance === 0) return
    const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y }
    onChange(after.distance / before.distance, by, after.middle)
  }
  const up = (event: PointerEvent) => fingers.delete(event.pointerId)
  element.addEventListener('pointerdown', down, true)
  element.addEventListener('pointermove', move, true)
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, up, true)
  return () => {
    element.removeEventListener('pointerdown', down, true)
    element.removeEventListener('pointermove', move, true)
    for (const end of ['pointerup', 'pointercancel'] as const) window.removeEventListener(end, up, true)
  }
}
