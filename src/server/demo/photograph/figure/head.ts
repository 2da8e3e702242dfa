import { Solid } from '../solid/solid.ts'
import { turnBy, type Vector } from '../vector.ts'
import type { HeadShape } from './head-shape.ts'

export const EYE: Vector = [3.2, 0, 6.75]
export const EYE_RADIUS = 1.25

/** Left and right alike. */
const both = (work: (side: 1 | -1) => void): void => {
  work(1)
  work(-1)
}

function skull(head: Solid, shape: HeadShape): void {
  const { width: w, length: l } = shape
  head
    .ball([0, 3.5, -1.5], [7.2 * w, 7.9, 9.1])
    .ball([0, 4.4, 3.0], [5.9 * w, 5.4, 5.4], { soft: 2.5 })
    .ball([0, -1.6 * l, 1.2], [6.3 * w, 7.4 * l, 6.7], { soft: 2.6 })
  both((side) => {
    head
      .ball([side * 3.9 * w * shape.jaw, -5.6 * l, 0.4], [1.5, 2.2, 2.4], { soft: 2.6 })
      .cone([side * 3.7 * w * shape.jaw, -6.6 * l, 1.4], [side * 1.3 * shape.chin, -10.4 * l, 6.0], 1.15, 1.1, {
        soft: 2.2,
      })
      .ball([side * 4.05 * w, -2.5 * l, 4.9], [1.9 * shape.cheek, 1.3, 1.7], { soft: 2.4 })
  })
  head.ball([0, -10.1 * l, 6.5], [2.1 * shape.chin, 1.6, 1.6], { soft: 1.8 })
}

function eyes(head: Solid, { width: w, brow, eyes: open }: HeadShape): void {
  both((side) => {
    const x = side * EYE[0] * w
    head
      .cone([side * 0.9, 1.5, 7.75], [x * 1.42, 1.75, 6.2], 0.85 * brow, 0.7 * brow, { soft: 1.3 })
      .ball([x, -0.15, 8.9], [1.75, 1.2, 1.75], { soft: 1.1, isCut: true })
      .ball([x, 0, EYE[2]], EYE_RADIUS + 0.16, { soft: 0.5 })
      .almond([x, -0.06, EYE[2]], 1.42, 0.5 * open, 0.36 * open, side * 0.09, 0.2)
  })
}

function nose(head: Solid, { nose: n, noseLength: nl, length: l }: HeadShape): void {
  const tip = -4.1 * l * nl
  head
    .cone([0, 1.2, 7.7], [0, tip + 0.9, 9.75], 0.62, 0.72 * n, { soft: 1.1 })
    .ball([0, tip, 9.95], [0.98 * n, 0.85, 0.95], { soft: 0.9 })
  both((side) => {
    head
      .ball([side * 1.2 * n, tip - 0.35, 9.0], [0.72 * n, 0.72, 0.95], { soft: 0.7 })
      .ball([side * 0.62 * n, tip - 0.95, 9.5], [0.36 * n, 0.3, 0.5], { soft: 0.3, isCut: true })
  })
}

function mouth(head: Solid, { lips, length: l }: HeadShape): void {
  head.ball([0, -7.1 * l, 5.9], [3.1, 2.3, 2.4], { soft: 1.8 })
  both((side) => {
    head
      .ball([side * 2.7, -5.6 * l, 3.5], [2.5, 3.0, 3.1], { soft: 2.4 })
      .cone([side * 0.45, -6.98 * l, 8.2], [side * 2.3, -7.36 * l, 7.2], 0.34 * lips, 0.1, { soft: 0.5 })
      .cone([side * 0.4, -7.7 * l, 8.15], [side * 2.0, -7.48 * l, 7.25], 0.44 * lips, 0.12, { soft: 0.5 })
  })
  head.ball([0, -7.34 * l, 8.5], [2.6, 0.07, 0.75], { soft: 0.25, isCut: true })
  head.ball([0, -8.75 * l, 8.3], [1.6, 0.45, 0.6], { soft: 0.9, isCut: true })
}

function ears(head: Solid, { width: w, ears: size }: HeadShape): void {
  both((side) => {
    const turn = turnBy(side * -22, 14, side * -7)
    head
      .ball([side * 7.35 * w, -1.0, -1.2], [0.65, 2.7 * size, 1.6 * size], { soft: 0.6 }, turn)
      .ball([side * 7.95 * w, -0.7, -0.8], [0.5, 1.5, 0.85], { soft: 0.45, isCut: true }, turn)
  })
}

function neck(head: Solid, { neck: n }: HeadShape): void {
  head
    .cone([0, -5, -3.2], [0, -21, -4.6], 4.3 * n, 5.2 * n, { soft: 1.6 })
    .ball([0, -13.6, 0.6], [0.7, 1.1, 0.8], { soft: 1.6 })
  both((side) => {
    head.cone([side * 3.9, -7, -3.4], [side * 1.3, -20.5, 0.2], 1.0 * n, 1.0, { soft: 1.6 })
    head.cone([side * 3.4, -15, -5], [side * 8, -20.5, -4.8], 2.0, 1.6, { soft: 2.5 })
  })
}

/** A head that looks along z, its eyes at the height of nought, with the neck it stands on. */
export function headSolid(shape: HeadShape): Solid {
  const head = new Solid()
  skull(head, shape)
  neck(head, shape)
  ears(head, shape)
  eyes(head, shape)
  nose(head, shape)
  mouth(head, shape)
  return head
}
