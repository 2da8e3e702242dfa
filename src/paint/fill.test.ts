import { expect, it } from 'vitest'
import { applyFill } from './fill.ts'
import type { Surface } from './surface.ts'

const BOX = { x: 100, y: 50, width: 200, height: 100 }

function endsAt(angle: number): number[] {
  let ends: number[] = []
  const surface = {
    createLinearGradient(...given: number[]) {
      ends = given.map((value) => Math.round(value) + 0)
      return { addColorStop: () => undefined }
    },
  }
  applyFill(surface as unknown as Surface, { angle, stops: [] }, BOX)
  return ends
}

it.each([
  [0, [200, 150, 200, 50]],
  [90, [100, 100, 300, 100]],
  [180, [200, 50, 200, 150]],
  [270, [300, 100, 100, 100]],
  // The line is longer than the box is high: both corners have their pure colour.
  [45, [125, 175, 275, 25]],
])('a gradient of %i° runs as in CSS', (angle, ends) => {
  expect(endsAt(angle)).toEqual(ends)
})
