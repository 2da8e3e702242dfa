import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileZip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { FORMATS } from '#graphic/formats.ts'
import { FormatShape } from '#web/ui/format-shape.tsx'
import { type DownloadProps, downloadFile, tellNotDownloaded } from './download.ts'
import { downloadZip } from './download-zip.ts'

export function DownloadMenu(graphic: DownloadProps) {
  const download = useMutation({ mutationFn: (work: () => Promise<void>) => work(), onError: tellNotDownloaded })
  return (
    <Menu position="top-start" shadow="md" width={220} withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          disabled={!graphic.isReady}
          loading={download.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Pobierz
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {graphic.files.map((file) => (
          <Menu.Item
            key={file.format}
            leftSection={<FormatShape format={file.format} size={18} />}
            onClick={() => download.mutate(() => downloadFile(graphic, file))}
          >
            {FORMATS[file.format].label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconFileZip size={18} aria-hidden />}
          onClick={() => download.mutate(() => downloadZip(graphic))}
        >
          Wszystkie (ZIP)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
