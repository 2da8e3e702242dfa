import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import { saveFile } from '#web/graphics/save-file.ts'
import { zipOf } from '#web/graphics/zip.ts'
import type { DownloadProps } from './download.ts'
import { fileNameOf } from './file-name-of.ts'

/** All formats in one file: a browser asks before it takes several from one tap. */
export async function downloadZip({ clubName, kind, files }: DownloadProps): Promise<void> {
  const zipped = await Promise.all(
    files.map(async ({ format, load }) => ({
      name: fileNameOf(clubName, kind, format),
      bytes: new Uint8Array(await (await load()).arrayBuffer()),
    })),
  )
  saveFile(zipOf(zipped, new Date()), fileNameOf(clubName, kind, DEFAULT_FORMAT).replace(/png$/, 'zip'))
}
