import { emptyTensor, type Tensor } from './tensor.ts'

const like = ({ height, width, channels }: Tensor): Tensor => emptyTensor(height, width, channels)

/** Loops, not calls for each value: a million go through here. */
export function relu(input: Tensor): Tensor {
  const result = like(input)
  for (let index = 0; index < input.data.length; index++) result.data[index] = Math.max(0, input.data[index] as number)
  return result
}

export function hardSwish(input: Tensor): Tensor {
  const result = like(input)
  for (let index = 0; index < input.data.length; index++) {
    const value = input.data[index] as number
    result.data[index] = (value * Math.min(6, Math.max(0, value + 3))) / 6
  }
  return result
}

export function sigmoid(input: Tensor): Tensor {
  const result = like(input)
  for (let index = 0; index < input.data.length; index++) {
    result.data[index] = 1 / (1 + Math.exp(-(input.data[index] as number)))
  }
  return result
}

/** One place that holds the mean of all of them. */
export function average({ data, channels }: Tensor): Tensor {
  const result = emptyTensor(1, 1, channels)
  const share = channels / data.length
  for (let from = 0; from < data.length; from += channels) {
    for (let channel = 0; channel < channels; channel++) {
      result.data[channel] = (result.data[channel] as number) + (data[from + channel] as number) * share
    }
  }
  return result
}

export function add(input: Tensor, other: Tensor): Tensor {
  const result = like(input)
  for (let index = 0; index < input.data.length; index++) {
    result.data[index] = (input.data[index] as number) + (other.data[index] as number)
  }
  return result
}

/** By a factor for each channel, the same at all places. */
export function scaleChannels(input: Tensor, factors: Tensor): Tensor {
  const { data, channels } = input
  const result = like(input)
  for (let from = 0; from < data.length; from += channels) {
    for (let channel = 0; channel < channels; channel++) {
      result.data[from + channel] = (data[from + channel] as number) * (factors.data[channel] as number)
    }
  }
  return result
}
