import { type At, FlatBuffer } from './flat-buffer.ts'
import { halfFloats } from './half-float.ts'
import type { Kernel, Layer, Network } from './layer.ts'

/** The places of fields in TensorFlow Lite's tables. */
const MODEL = { codes: 1, graphs: 2, buffers: 4 }
const CODE = { short: 0, custom: 1, full: 3 }
const GRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3 }
const TENSOR = { shape: 0, type: 1, buffer: 2 }
const OPERATOR = { code: 0, inputs: 1, outputs: 2, options: 4 }
const STRIDE = { x: 1, y: 2 }

const FLOAT16 = 1
const DEQUANTIZE = 6

type Make = (step: Step) => Layer

const MAKERS: Record<string, Make> = {
  0: ({ input, output, other }) => ({ kind: 'add', input, other, output }),
  1: ({ input, output }) => ({ kind: 'average', input, output }),
  3: ({ input, output, kernel, stride }) => ({ kind: 'convolution', input, output, kernel: kernel(), stride }),
  4: ({ input, output, kernel, stride }) => ({ kind: 'depthwise', input, output, kernel: kernel(), stride }),
  14: ({ input, output }) => ({ kind: 'sigmoid', input, output }),
  18: ({ input, output, other }) => ({ kind: 'scale', input, other, output }),
  19: ({ input, output }) => ({ kind: 'relu', input, output }),
  23: ({ input, output, size }) => ({ kind: 'resize', input, output, ...size }),
  117: ({ input, output }) => ({ kind: 'hardSwish', input, output }),
  Convolution2DTransposeBias: ({ input, output, kernel }) => ({ kind: 'doubling', input, output, kernel: kernel() }),
}

interface Step {
  input: number
  other: number
  output: number
  stride: { x: number; y: number }
  /** Of what comes out. */
  size: { height: number; width: number }
  kernel(): Kernel
}

/** A network as TensorFlow Lite stores it, with weights of 16 bits. Of its many operators those of our network are known. */
export function readNetwork(bytes: Uint8Array): Network {
  const file = new FlatBuffer(bytes)
  const model = file.root()
  const [graph] = file.tables(model, MODEL.graphs)
  if (graph === undefined) throw new Error('This is no network of TensorFlow Lite')
  const tensors = file.tables(graph, GRAPH.tensors)
  const buffers = file.tables(model, MODEL.buffers)
  const codes = file.tables(model, MODEL.codes).map((code) => operatorName(file, code))
  const shapeOf = (tensor: number) => file.ints(tensors[tensor] as At, TENSOR.shape)
  const [input, output] = [file.ints(graph, GRAPH.inputs)[0] as number, file.ints(graph, GRAPH.outputs)[0] as number]

  /** Weights are stored under one name and used under another, which a step of its own gives them. */
  const stored = new Map<number, number>()
  const weights = (tensor: number): Float32Array => {
    const table = tensors[stored.get(tensor) ?? tensor] as At
    if (file.int8(table, TENSOR.type) !== FLOAT16) throw new Error(`weights ${tensor} are not of 16 bits`)
    return halfFloats(file.data(buffers[file.int32(table, TENSOR.buffer)] as At, 0))
  }

  const layers: Layer[] = []
  for (const operator of file.tables(graph, GRAPH.operators)) {
    const name = codes[file.int32(operator, OPERATOR.code)] as string
    const inputs = file.ints(operator, OPERATOR.inputs)
    const [result] = file.ints(operator, OPERATOR.outputs) as [number]
    const [first, second, third] = inputs as [number, number, number]
    if (name === String(DEQUANTIZE)) {
      stored.set(result, first)
      continue
    }
    const make = MAKERS[name]
    if (!make) throw new Error(`operator ${name} is not among ${Object.keys(MAKERS).join(', ')}`)
    const options = file.table(operator, OPERATOR.options)
    const [, height = 1, width = 1] = shapeOf(result)
    layers.push(
      make({
        input: first,
        other: second,
        output: result,
        stride: options === 0 ? { x: 1, y: 1 } : { x: file.int32(options, STRIDE.x), y: file.int32(options, STRIDE.y) },
        size: { height, width },
        kernel: () => {
          const [, rows = 1, columns = 1] = shapeOf(second)
          return { height: rows, width: columns, weights: weights(second), bias: weights(third) }
        },
      }),
    )
  }
  const [, height = 0, width = 0] = shapeOf(input)
  return { input, output, height, width, layers }
}

function operatorName(file: FlatBuffer, code: At): string {
  const custom = file.text(code, CODE.custom)
  return custom || String(Math.max(file.int8(code, CODE.short), file.int32(code, CODE.full)))
}
