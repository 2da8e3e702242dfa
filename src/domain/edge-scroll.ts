interface Span {
  top: number
  bottom: number
}

/** How near to the edge a pointer makes the page scroll. */
const EDGE_PX = 48
const FASTEST_PX = 14

const stepFor = (depth: number, hidden: number): number =>
  Math.ceil(Math.min(hidden, FASTEST_PX, (FASTEST_PX * depth) / EDGE_PX))

/** Pixels to scroll in this frame while something is dragged, only as far as the area has more to show there. */
export function edgeScroll(pointerY: number, seen: Span, area: Span): number {
  const above = seen.top + EDGE_PX - pointerY
  if (above > 0 && area.top < seen.top) return -stepFor(above, seen.top - area.top)
  const below = pointerY - (seen.bottom - EDGE_PX)
  return below > 0 && area.bottom > seen.bottom ? stepFor(below, area.bottom - seen.bottom) : 0
}
