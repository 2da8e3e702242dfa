import type { Point } from '../template/element-box.ts'
import type { Crop } from './node.ts'

export const MIDDLE = 50

/** Undefined where the picture lies as it would anyway. */
export const cropAt = ({ x, y }: Point, zoom = 1): Crop | undefined =>
  zoom === 1 && x === MIDDLE && y === MIDDLE ? undefined : { zoom, x, y }
