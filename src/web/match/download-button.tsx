import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchGraphic } from '#web/api/graphics.ts'
import { saveFile } from '#web/graphics/share-graphic.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'

interface DownloadButtonProps {
  url: string | null
  fileName: () => string
}

export function DownloadButton({ url, fileName }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: async (address: string) => saveFile(await fetchGraphic(address), fileName()),
    onError: (error) => tellFailure('Błąd pobierania grafiki', error),
  })
  return (
    <Button
      variant="default"
      disabled={!url}
      loading={download.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => url && download.mutate(url)}
    >
      Pobierz
    </Button>
  )
}
