export interface Stride {
  x: number
  y: number
}

/** The weights of a kernel: by output, row, column, input; of a depthwise one by row, column, channel. */
export interface Kernel {
  height: number
  width: number
  weights: Float32Array
  bias: Float32Array
}

/** One step of a network. Numbers name the values that steps hand on to each other. */
export type Layer = { output: number } & (
  | { kind: 'convolution' | 'depthwise'; input: number; kernel: Kernel; stride: Stride }
  | { kind: 'doubling'; input: number; kernel: Kernel }
  | { kind: 'relu' | 'hardSwish' | 'sigmoid' | 'average'; input: number }
  | { kind: 'add' | 'scale'; input: number; other: number }
  | { kind: 'resize'; input: number; height: number; width: number }
)

export interface Network {
  input: number
  output: number
  /** What the input has to measure. */
  height: number
  width: number
  layers: readonly Layer[]
}
