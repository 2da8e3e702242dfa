export interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}
