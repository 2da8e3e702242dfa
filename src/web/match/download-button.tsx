import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchGraphic } from '#web/api/fetch-graphic.ts'
import { saveFile } from '#web/graphics/save-file.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'

interface DownloadButtonProps {
  url: string | null
  /** The file itself, where it is at hand before the server has it. */
  file?: (() => Promise<Blob>) | null
  fileName: () => string
}

export function DownloadButton({ url, file = null, fileName }: DownloadButtonProps) {
  const load = url ? () => fetchGraphic(url) : file
  const download = useMutation({
    mutationFn: async (blob: Promise<Blob>) => saveFile(await blob, fileName()),
    onError: (error) => tellFailure('Błąd pobierania grafiki', error),
  })
  return (
    <Button
      variant="default"
      disabled={!load}
      loading={download.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => load && download.mutate(load())}
    >
      Pobierz
    </Button>
  )
}
