import type { Border, Box, Fill, Gradient, Sweep } from '#graphic/scene/node.ts'
import type { Surface } from './surface.ts'

type Ends = [x1: number, y1: number, x2: number, y2: number]

function endsOf({ from, to }: Gradient, box: Box): Ends {
  const at = (point: { x: number; y: number }) => [box.x + point.x * box.width, box.y + point.y * box.height] as const
  return [...at(from), ...at(to)]
}

/** As CSS has it: the corners that lie farthest along the angle have the pure colours. */
function sweptEnds({ angle }: Sweep, { x, y, width, height }: Box): Ends {
  const turn = (angle * Math.PI) / 180
  const [right, down] = [Math.sin(turn), -Math.cos(turn)]
  const half = (Math.abs(width * right) + Math.abs(height * down)) / 2
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return [middleX - right * half, middleY - down * half, middleX + right * half, middleY + down * half]
}

export function applyFill(surface: Surface, fill: Fill, box: Box): void {
  if (typeof fill === 'string') {
    surface.fillStyle = fill
    return
  }
  const gradient = surface.createLinearGradient(...('angle' in fill ? sweptEnds(fill, box) : endsOf(fill, box)))
  for (const stop of fill.stops) gradient.addColorStop(stop.at, stop.colour)
  surface.fillStyle = gradient
}

export function applyBorder(surface: Surface, border: Border): void {
  surface.strokeStyle = border.colour
  surface.lineWidth = border.width
}
