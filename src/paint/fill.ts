import type { Border, Box, Fill } from '#scene/node.ts'
import type { Surface } from './surface.ts'

export function applyFill(surface: Surface, fill: Fill, box: Box): void {
  if (typeof fill === 'string') {
    surface.fillStyle = fill
    return
  }
  const at = ({ x, y }: { x: number; y: number }): [number, number] => [box.x + x * box.width, box.y + y * box.height]
  const gradient = surface.createLinearGradient(...at(fill.from), ...at(fill.to))
  for (const stop of fill.stops) gradient.addColorStop(stop.at, stop.colour)
  surface.fillStyle = gradient
}

export function applyBorder(surface: Surface, border: Border): void {
  surface.strokeStyle = border.colour
  surface.lineWidth = border.width
}
