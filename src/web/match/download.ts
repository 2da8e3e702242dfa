import type { KindName } from '#graphic/kinds/kinds.ts'
import { saveFile } from '#web/graphics/save-file.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { fileNameOf } from './file-name-of.ts'
import type { GraphicFile } from './graphic-file.ts'

export interface DownloadProps {
  clubName: string
  kind: KindName
  /** One for each format. */
  files: readonly GraphicFile[]
  isReady: boolean
}

export async function downloadFile(
  { clubName, kind }: Pick<DownloadProps, 'clubName' | 'kind'>,
  { format, load }: GraphicFile,
): Promise<void> {
  const blob = await load()
  saveFile(blob, fileNameOf(clubName, kind, format))
}

export const tellNotDownloaded = (error: unknown): void => tellFailure('Błąd pobierania grafiki', error)
