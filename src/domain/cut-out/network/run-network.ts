import { convolve, convolveDepthwise, convolveDoubling } from './convolution.ts'
import type { Layer, Network } from './layer.ts'
import { add, average, hardSwish, relu, scaleChannels, sigmoid } from './pointwise.ts'
import { resize } from './resize.ts'
import type { Tensor } from './tensor.ts'

export function runNetwork({ input, output, layers }: Network, picture: Tensor): Tensor {
  const values = new Map([[input, picture]])
  const lastUse = lastUses(layers)
  for (const [index, layer] of layers.entries()) {
    values.set(
      layer.output,
      runLayer(layer, (name) => heldValue(values, name)),
    )
    for (const name of inputsOf(layer)) if (lastUse.get(name) === index) values.delete(name)
  }
  return heldValue(values, output)
}

function runLayer(layer: Layer, value: (name: number) => Tensor): Tensor {
  const input = value(layer.input)
  switch (layer.kind) {
    case 'convolution':
      return convolve(input, layer.kernel, layer.stride)
    case 'depthwise':
      return convolveDepthwise(input, layer.kernel, layer.stride)
    case 'doubling':
      return convolveDoubling(input, layer.kernel)
    case 'relu':
      return relu(input)
    case 'hardSwish':
      return hardSwish(input)
    case 'sigmoid':
      return sigmoid(input)
    case 'average':
      return average(input)
    case 'add':
      return add(input, value(layer.other))
    case 'scale':
      return scaleChannels(input, value(layer.other))
    case 'resize':
      return resize(input, layer.height, layer.width)
  }
}

const inputsOf = (layer: Layer): number[] => ('other' in layer ? [layer.input, layer.other] : [layer.input])

/** After which layer a value is needed no more: they are megabytes each. */
function lastUses(layers: readonly Layer[]): Map<number, number> {
  const uses = new Map<number, number>()
  for (const [index, layer] of layers.entries()) for (const name of inputsOf(layer)) uses.set(name, index)
  return uses
}

function heldValue(values: ReadonlyMap<number, Tensor>, name: number): Tensor {
  const value = values.get(name)
  if (!value) throw new Error(`value ${name} is not there`)
  return value
}
