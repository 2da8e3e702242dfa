const IMAGE_DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,/i

/** The bytes of a picture that came as text; null for a text that is no image data URL. */
export function dataUrlBytes(text: string): Buffer | null {
  const prefix = IMAGE_DATA_URL.exec(text)?.[0]
  return prefix === undefined ? null : Buffer.from(text.slice(prefix.length), 'base64')
}
