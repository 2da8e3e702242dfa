/** Numbers in rows, columns and channels, the channels of one place side by side. */
export interface Tensor {
  height: number
  width: number
  channels: number
  data: Float32Array
}

export const emptyTensor = (height: number, width: number, channels: number): Tensor => ({
  height,
  width,
  channels,
  data: new Float32Array(height * width * channels),
})
