/** The browser's own way: the same pixels, encoded by a worker's convertToBlob. */
self.onmessage = async ({ data }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(data.width, data.height)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  context?.drawImage(data, 0, 0)
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < 12; round++) {
    const since = performance.now()
    bytes = (await canvas.convertToBlob({ type: 'image/png' })).size
    times.push(performance.now() - since)
  }
  self.postMessage({ times, bytes })
}
