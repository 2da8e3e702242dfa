import type { FormatName } from '#graphic/formats.ts'

/** A finished graphic that can be had as a file. */
export interface GraphicFile {
  format: FormatName
  load: () => Promise<Blob>
}
