import { useDrag, useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { edgeScroll } from '#domain/edge-scroll.ts'
import { carriedWith, gapAt } from '#graphic/template/editor/reorder.ts'
import { editorOf, useEditorStore } from '../editor-store.ts'

interface Carried {
  ids: readonly string[]
  /** Before which row they land. */
  gap: number
}

const PROBE_PX = 8

/** Where the list can be seen: what sticks to the top of the page lies on it. */
function seenOf(list: Element): { top: number; bottom: number } {
  const { left, width } = list.getBoundingClientRect()
  const bottom = window.innerHeight
  let top = 0
  while (top < bottom && !list.contains(document.elementFromPoint(left + width / 2, top))) top += PROBE_PX
  return { top, bottom }
}

const gapIn = (list: Element, y: number): number =>
  gapAt(
    y,
    [...list.children].map((row) => row.getBoundingClientRect()),
  )

const handleOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset.handle : undefined

/** Rows are dragged by their handles; near an edge the page scrolls on under them. */
export function useRowDrag(onDrop: (carried: Carried) => void) {
  const store = useEditorStore()
  const list = useRef<HTMLUListElement>(null)
  const held = useRef({ ids: [] as readonly string[], y: 0 })
  const stop = useRef(() => {})
  const [carried, setCarried] = useState<Carried | null>(null)
  const isCarrying = carried !== null

  const { ref } = useDrag<HTMLUListElement>(({ first, last, canceled, xy: [, y], event, cancel }) => {
    const id = first ? handleOf(event.target) : undefined
    if (!list.current || (first && id === undefined)) return cancel()
    if (id !== undefined) held.current.ids = carriedWith(id, editorOf(store).selected)
    held.current.y = y
    stop.current = cancel
    const next = { ids: held.current.ids, gap: gapIn(list.current, y) }
    setCarried(last ? null : next)
    if (last && !canceled) onDrop(next)
  })

  useEffect(() => {
    if (!isCarrying) return undefined
    let frame = 0
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const box = list.current
      if (!box) return
      const { ids, y } = held.current
      window.scrollBy({ top: edgeScroll(y, seenOf(box), box.getBoundingClientRect()), behavior: 'instant' })
      const gap = gapIn(box, y)
      setCarried((now) => (now === null || now.gap === gap ? now : { ids, gap }))
    }
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      stop.current()
      setCarried(null)
    }
    frame = requestAnimationFrame(follow)
    window.addEventListener('keydown', giveUp, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', giveUp, { capture: true })
    }
  }, [isCarrying])

  return { ref: useMergedRef(list, ref), carried }
}
