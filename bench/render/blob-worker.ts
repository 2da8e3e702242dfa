let canvas: OffscreenCanvas | undefined

/** The browser's own way: the same pixels, already drawn, encoded by a worker's convertToBlob. */
self.onmessage = async ({ data }: MessageEvent<ImageBitmap | null>) => {
  if (data) {
    canvas = new OffscreenCanvas(data.width, data.height)
    canvas.getContext('2d', { alpha: false, willReadFrequently: true })?.drawImage(data, 0, 0)
  }
  const since = performance.now()
  const blob = await canvas?.convertToBlob({ type: 'image/png' })
  self.postMessage({ ms: performance.now() - since, bytes: blob?.size ?? 0 })
}
