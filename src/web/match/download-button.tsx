import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import { type DownloadProps, downloadFile, tellNotDownloaded } from './download.ts'
import type { GraphicFile } from './graphic-file.ts'

const menu = dialogPart(() => import('./download-menu.tsx').then((module) => module.DownloadMenu))

interface DownloadButtonProps extends DownloadProps {
  /** The one on the screen; null while there is none. */
  shown: GraphicFile | null
}

/** The file on the screen, or where there are several formats a menu of them, fetched before there is anything to save. */
export function DownloadButton({ shown, ...graphic }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: (file: GraphicFile) => downloadFile(graphic, file),
    onError: tellNotDownloaded,
  })
  const button = (
    <Button
      variant="default"
      disabled={!graphic.isReady || !shown}
      loading={download.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => shown && download.mutate(shown)}
    >
      Pobierz
    </Button>
  )
  return graphic.files.length > 1 ? <LatePart part={menu} props={graphic} fallback={button} /> : button
}
