import { useElementSize, useViewportSize } from '@mantine/hooks'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { clamp } from '#domain/units.ts'
import type { Point } from '#graphic/template/element-box.ts'
import { RULER } from '../aids/rulers.tsx'
import { useEditor } from '../editor-store.ts'
import { useIsStacked } from '../use-is-stacked.ts'
import { BLEED } from './editor-stage.ts'

const MAX_WIDTH = 760
/** Header, tabs and tools above the canvas. */
const ABOVE = 370
const LEAST_HEIGHT = 420
const STACKED_HEIGHT_SHARE = 0.36
const STEP = 1.25
const [LEAST, MOST] = [0.5, 4]

export interface Zoom {
  /** 1: the whole graphic, as large as the screen has room for it. */
  level: number
  width: number
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  zoomBy: (factor: number, middle: Point) => void
  pan: (by: Point) => void
  viewport: RefObject<HTMLDivElement | null>
  /** Measures the room there is. */
  room: (element: HTMLElement | null) => void
}

export function useZoom(): Zoom {
  const [level, setLevel] = useState(1)
  const viewport = useRef<HTMLDivElement>(null)
  /** The point of the screen that stays where it is while the level changes. */
  const anchor = useRef<{ point: Point; from: number } | null>(null)
  const { ref: room, width: roomWidth } = useElementSize()
  const { height: screenHeight } = useViewportSize()
  const size = useEditor(({ canvas }) => canvas.size)
  const ratio = size.width / size.height
  const byHeight =
    (useIsStacked() ? screenHeight * STACKED_HEIGHT_SHARE : Math.max(LEAST_HEIGHT, screenHeight - ABOVE)) * ratio
  const ruler = useEditor(({ aids }) => aids.rulers) ? RULER : 0
  const free = (roomWidth || MAX_WIDTH) - 2 * BLEED - ruler
  const base = Math.max(120, Math.min(MAX_WIDTH, free, byHeight))
  const width = Math.round(base * level)

  useLayoutEffect(() => {
    const element = viewport.current
    if (!element || !anchor.current) return
    const { point, from } = anchor.current
    anchor.current = null
    const { left, top } = element.getBoundingClientRect()
    const grown = level / from
    element.scrollLeft = (element.scrollLeft + point.x - left) * grown - (point.x - left)
    element.scrollTop = (element.scrollTop + point.y - top) * grown - (point.y - top)
  }, [level])

  const change = useMemo(() => {
    const to = (next: (now: number) => number, point?: Point) =>
      setLevel((now) => {
        const wanted = clamp(next(now), LEAST, MOST)
        const box = viewport.current?.getBoundingClientRect()
        const middle = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        const still = point ?? middle
        if (still) anchor.current = { point: still, from: now }
        return wanted
      })
    return {
      zoomIn: () => to((now) => now * STEP),
      zoomOut: () => to((now) => now / STEP),
      fit: () => to(() => 1),
      zoomBy: (factor: number, middle: Point) => to((now) => now * factor, middle),
      pan: (by: Point) => viewport.current?.scrollBy(-by.x, -by.y),
    }
  }, [])

  return { level, width, viewport, room, ...change }
}
