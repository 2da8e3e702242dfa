export const asFile = (bytes: Buffer, type: 'png' | 'jpeg'): Blob =>
  new Blob([new Uint8Array(bytes)], { type: `image/${type}` })
