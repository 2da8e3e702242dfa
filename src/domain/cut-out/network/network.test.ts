import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convolve, convolveDepthwise, convolveDoubling } from './convolution.ts'
import { halfFloat } from './half-float.ts'
import { resize } from './resize.ts'
import type { Tensor } from './tensor.ts'

const tensorOf = (height: number, width: number, channels: number, values: readonly number[]): Tensor => ({
  ...{ height, width, channels },
  data: Float32Array.from({ length: height * width * channels }, (_, index) => values[index % values.length] as number),
})
const values = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 1, maxLength: 40 })
const side = fc.integer({ min: 1, max: 7 })
const closeTo = (actual: Float32Array, expected: readonly number[]) => {
  expect(actual).toHaveLength(expected.length)
  for (const [index, value] of expected.entries()) expect(actual[index]).toBeCloseTo(value, 4)
}

/** By the definition, one number after the other. */
function plainConvolution(input: Tensor, size: number, weights: Float32Array, outputs: number, step: number): number[] {
  const result: number[] = []
  const shift = (length: number) => {
    const count = Math.ceil(length / step)
    return { count, before: Math.floor(Math.max(0, (count - 1) * step + size - length) / 2) }
  }
  const [down, across] = [shift(input.height), shift(input.width)]
  for (let y = 0; y < down.count; y++) {
    for (let x = 0; x < across.count; x++) {
      for (let output = 0; output < outputs; output++) {
        let sum = 0
        for (let index = 0; index < size * size * input.channels; index++) {
          const channel = index % input.channels
          const column = Math.floor(index / input.channels) % size
          const row = Math.floor(index / input.channels / size)
          const [fromY, fromX] = [y * step + row - down.before, x * step + column - across.before]
          if (fromY < 0 || fromX < 0 || fromY >= input.height || fromX >= input.width) continue
          const at = (fromY * input.width + fromX) * input.channels + channel
          sum += (input.data[at] ?? 0) * (weights[output * size * size * input.channels + index] ?? 0)
        }
        result.push(sum)
      }
    }
  }
  return result
}

it('convolves as the definition says, with every kernel and step', () => {
  fc.assert(
    fc.property(
      values,
      values,
      side,
      side,
      fc.constantFrom(1, 3),
      fc.constantFrom(1, 2),
      (data, some, h, w, size, step) => {
        const input = tensorOf(h, w, 3, data)
        const weights = Float32Array.from({ length: 4 * size * size * 3 }, (_, index) => some[index % some.length] ?? 0)
        const kernel = { height: size, width: size, weights, bias: new Float32Array(4) }
        closeTo(convolve(input, kernel, { x: step, y: step }).data, plainConvolution(input, size, weights, 4, step))
      },
    ),
  )
})

it('convolves each channel by itself', () => {
  fc.assert(
    fc.property(
      values,
      values,
      side,
      side,
      fc.constantFrom(3, 5),
      fc.constantFrom(1, 2),
      (data, some, h, w, size, step) => {
        const input = tensorOf(h, w, 2, data)
        const weights = Float32Array.from({ length: size * size * 2 }, (_, index) => some[index % some.length] ?? 0)
        const kernel = { height: size, width: size, weights, bias: new Float32Array(2) }
        const result = convolveDepthwise(input, kernel, { x: step, y: step })
        for (const channel of [0, 1]) {
          const alone = { ...input, channels: 1, data: input.data.filter((_, index) => index % 2 === channel) }
          const own = weights.filter((_, index) => index % 2 === channel)
          closeTo(
            result.data.filter((_, index) => index % 2 === channel),
            plainConvolution(alone, size, own, 1, step),
          )
        }
      },
    ),
  )
})

it('doubles a picture', () => {
  const kernel = { height: 2, width: 2, weights: Float32Array.of(1, 2, 3, 4), bias: Float32Array.of(0.5) }
  const doubled = convolveDoubling(tensorOf(1, 2, 1, [1, 10]), kernel)
  expect([...doubled.data]).toEqual([1.5, 2.5, 10.5, 20.5, 3.5, 4.5, 30.5, 40.5])
})

it('enlarges between the middles of the places, and a flat plane stays flat', () => {
  closeTo(resize(tensorOf(1, 2, 1, [0, 1]), 1, 4).data, [0, 0.25, 0.75, 1])
  fc.assert(
    fc.property(side, side, side, side, (h, w, toH, toW) => {
      expect(new Set(resize(tensorOf(h, w, 2, [0.25]), toH, toW).data)).toEqual(new Set([0.25]))
    }),
  )
})

it('reads numbers of 16 bits', () => {
  expect([0x3c00, 0xc000, 0x3555, 0x0001, 0x8000].map(halfFloat)).toEqual([1, -2, 0.333251953125, 2 ** -24, -0])
  expect(halfFloat(0x7c00)).toBe(Number.POSITIVE_INFINITY)
})
