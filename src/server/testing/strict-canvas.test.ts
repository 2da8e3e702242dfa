import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'

const picture = createCanvas(400, 300)
const surface = createCanvas(100, 100).getContext('2d')

it('refuses a source that leaves its picture by rounding, as Safari does', () => {
  expect(() => surface.drawImage(picture, -2.8e-14, 0, 400.00000000000006, 300, 0, 0, 100, 100)).toThrow(
    'leaves its picture of 400 × 300',
  )
  expect(() => surface.drawImage(picture, 0, 200, 400, 100.1, 0, 0, 100, 100)).toThrow('leaves its picture')
})

it('draws what lies within', () => {
  surface.drawImage(picture, 0, 0, 400, 300, 0, 0, 100, 100)
  surface.drawImage(picture, 399.5, 10, 0.5, 290, 0, 0, 100, 100)
  surface.drawImage(picture, -10, -10, 500, 500)
})
