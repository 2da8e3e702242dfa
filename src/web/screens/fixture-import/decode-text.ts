/** A spreadsheet on Windows saves Polish letters in its own way; what is no UTF-8 is that. */
export async function decodeText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
