import type { Kernel, Stride } from './layer.ts'
import { emptyTensor, type Tensor } from './tensor.ts'

/** How far the kernel hangs over the upper or left edge, so that it stands over the middle of what it sees. */
const overhang = (input: number, output: number, kernel: number, stride: number): number =>
  Math.max(0, (output - 1) * stride + kernel - input) >> 1

/** Each output is a weighted sum of all channels under the kernel. */
export function convolve(input: Tensor, kernel: Kernel, stride: Stride): Tensor {
  const isOnePlace = kernel.width === 1 && kernel.height === 1 && stride.x === 1 && stride.y === 1
  return mixChannels(isOnePlace ? input : patches(input, kernel, stride), kernel)
}

/** Four sums at a time: a processor adds to the next while it still carries out the last. Outputs come in fours here. */
function mixChannels(input: Tensor, { weights, bias }: Kernel): Tensor {
  const { data, channels } = input
  const outputs = bias.length
  const result = emptyTensor(input.height, input.width, outputs)
  const sums = result.data
  for (let from = 0, to = 0; from < data.length; from += channels) {
    for (let output = 0; output < outputs; output += 4, to += 4) {
      let first = bias[output] as number
      let second = bias[output + 1] as number
      let third = bias[output + 2] as number
      let fourth = bias[output + 3] as number
      let weight = output * channels
      for (let channel = from; channel < from + channels; channel++, weight++) {
        const value = data[channel] as number
        first += value * (weights[weight] as number)
        second += value * (weights[weight + channels] as number)
        third += value * (weights[weight + 2 * channels] as number)
        fourth += value * (weights[weight + 3 * channels] as number)
      }
      sums[to] = first
      sums[to + 1] = second
      sums[to + 2] = third
      sums[to + 3] = fourth
    }
  }
  return result
}

/** What lies under the kernel at each of its places, as the channels of one; zeros past the edge. */
function patches(input: Tensor, { height, width }: Kernel, stride: Stride): Tensor {
  const { channels, data } = input
  const [rows, columns] = [Math.ceil(input.height / stride.y), Math.ceil(input.width / stride.x)]
  const result = emptyTensor(rows, columns, height * width * channels)
  const top = overhang(input.height, rows, height, stride.y)
  const left = overhang(input.width, columns, width, stride.x)
  let to = 0
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let row = 0; row < height; row++) {
        const fromY = y * stride.y + row - top
        for (let column = 0; column < width; column++, to += channels) {
          const fromX = x * stride.x + column - left
          if (fromY < 0 || fromY >= input.height || fromX < 0 || fromX >= input.width) continue
          const from = (fromY * input.width + fromX) * channels
          for (let channel = 0; channel < channels; channel++)
            result.data[to + channel] = data[from + channel] as number
        }
      }
    }
  }
  return result
}

/** Each channel by itself. */
export function convolveDepthwise(input: Tensor, kernel: Kernel, stride: Stride): Tensor {
  const { channels, data } = input
  const { height, width, weights, bias } = kernel
  const result = emptyTensor(Math.ceil(input.height / stride.y), Math.ceil(input.width / stride.x), channels)
  const top = overhang(input.height, result.height, height, stride.y)
  const left = overhang(input.width, result.width, width, stride.x)
  for (let y = 0, to = 0; y < result.height; y++) {
    for (let x = 0; x < result.width; x++, to += channels) {
      for (let channel = 0; channel < channels; channel++) result.data[to + channel] = bias[channel] as number
      for (let row = 0; row < height; row++) {
        const fromY = y * stride.y + row - top
        if (fromY < 0 || fromY >= input.height) continue
        for (let column = 0; column < width; column++) {
          const fromX = x * stride.x + column - left
          if (fromX < 0 || fromX >= input.width) continue
          const from = (fromY * input.width + fromX) * channels
          const weight = (row * width + column) * channels
          for (let channel = 0; channel < channels; channel++) {
            result.data[to + channel] =
              (result.data[to + channel] as number) +
              (data[from + channel] as number) * (weights[weight + channel] as number)
          }
        }
      }
    }
  }
  return result
}

/** Twice as wide and high: each place becomes a kernel's worth of places. */
export function convolveDoubling(input: Tensor, { height, width, weights, bias }: Kernel): Tensor {
  const { channels, data } = input
  const outputs = bias.length
  const result = emptyTensor(input.height * height, input.width * width, outputs)
  for (let y = 0, to = 0; y < result.height; y++) {
    for (let x = 0; x < result.width; x++) {
      const from = (Math.floor(y / height) * input.width + Math.floor(x / width)) * channels
      for (let output = 0; output < outputs; output++, to++) {
        const weight = ((output * height + (y % height)) * width + (x % width)) * channels
        let sum = bias[output] as number
        for (let channel = 0; channel < channels; channel++) {
          sum += (data[from + channel] as number) * (weights[weight + channel] as number)
        }
        result.data[to] = sum
      }
    }
  }
  return result
}
