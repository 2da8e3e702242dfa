import sharp from 'sharp'

const EDGE_MAX = 3000

/** Upright, without metadata, bounded; null where it cannot be decoded. */
export async function encodeAnew(upload: Buffer, hasAlpha: boolean): Promise<Buffer | null> {
  const upright = sharp(upload, { limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: EDGE_MAX, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true })
  const encoded = hasAlpha
    ? upright.png({ compressionLevel: 8 })
    : upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  return encoded.toBuffer().catch(() => null)
}
