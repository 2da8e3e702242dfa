/** A multipart form: objects as JSON parts, bytes as files. */
export function formWith(parts: Record<string, object | Buffer | string>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (Buffer.isBuffer(part))
      form.append(name, new Blob([new Uint8Array(part)], { type: 'image/jpeg' }), `${name}.jpg`)
    else form.append(name, typeof part === 'string' ? part : JSON.stringify(part))
  }
  return form
}
