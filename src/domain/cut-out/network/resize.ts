import { emptyTensor, type Tensor } from './tensor.ts'

interface Between {
  low: number
  high: number
  /** Of the higher. */
  share: number
}

/** Between which two places the middle of a place lies, once there are more of them. */
function between(index: number, from: number, to: number): Between {
  const at = Math.max(0, ((index + 0.5) * from) / to - 0.5)
  const low = Math.min(from - 1, Math.floor(at))
  return { low, high: Math.min(from - 1, low + 1), share: at - low }
}

/** Bilinear, by the middles of the places. */
export function resize(input: Tensor, height: number, width: number): Tensor {
  const { channels, data } = input
  const result = emptyTensor(height, width, channels)
  const columns = Array.from({ length: width }, (_, x) => between(x, input.width, width))
  let to = 0
  for (let y = 0; y < height; y++) {
    const row = between(y, input.height, height)
    for (const column of columns) {
      const at = (line: number, place: number) => (line * input.width + place) * channels
      const corners = [
        at(row.low, column.low),
        at(row.low, column.high),
        at(row.high, column.low),
        at(row.high, column.high),
      ]
      const [topLeft, topRight, lowLeft, lowRight] = corners as [number, number, number, number]
      for (let channel = 0; channel < channels; channel++, to++) {
        const top = mix(data[topLeft + channel] as number, data[topRight + channel] as number, column.share)
        const low = mix(data[lowLeft + channel] as number, data[lowRight + channel] as number, column.share)
        result.data[to] = mix(top, low, row.share)
      }
    }
  }
  return result
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share
