import '@mantine/core/styles/Popover.layer.css'
import { tellFailure } from '#web/ui/tell-failure.ts'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import {
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconBrandX,
  IconCopy,
  IconDeviceMobileShare,
  IconEyeglass,
  IconShare,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import {
  absoluteUrl,
  canShareFile,
  SHARERS,
  type Sharer,
  shareFile,
  sharerAddress,
} from '#web/graphics/share-graphic.ts'
import { toastSuccess } from '#web/ui/toast.tsx'

const ICONS: Record<Sharer, typeof IconShare> = {
  facebook: IconBrandFacebook,
  x: IconBrandX,
  whatsapp: IconBrandWhatsapp,
}

export interface SharingProps {
  /** Address of the finished graphic; null while the server does not have it. */
  url: string | null
  /** The file itself; null while it is not finished. */
  load: (() => Promise<Blob>) | null
  fileName: string
  caption: string
  altText: string
  variant: 'default' | 'filled'
}

const refused = (error: unknown) => tellFailure('Błąd udostępniania grafiki', error)

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(done)
  } catch (error) {
    refused(error)
  }
}

/** The file is at hand before the tap: a share sheet opens only at once after it. */
function useFileAtHand(load: SharingProps['load']): Blob | null {
  const [file, setFile] = useState<{ load: unknown; blob: Blob } | null>(null)
  useEffect(() => {
    if (!load || typeof navigator.canShare !== 'function') return undefined
    let isGone = false
    load().then(
      (blob) => {
        if (!isGone) setFile({ load, blob })
      },
      // Without the file there are still the networks' own sharers.
      () => {
        if (!isGone) setFile(null)
      },
    )
    return () => {
      isGone = true
    }
  }, [load])
  return file && file.load === load ? file.blob : null
}

export function SharingMenu({ url, load, fileName, caption, altText, variant }: SharingProps) {
  const file = useFileAtHand(load)
  const isShareable = file !== null && canShareFile(file, fileName)
  const open = (sharer: Sharer) => {
    if (url) window.open(sharerAddress(sharer, absoluteUrl(url), caption), '_blank', 'noopener,noreferrer')
  }
  return (
    <Menu position="top-end" shadow="md" width={260} withinPortal>
      <Menu.Target>
        <Button variant={variant} leftSection={<IconShare size={18} aria-hidden />}>
          Udostępnij
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isShareable && (
          <Menu.Item
            leftSection={<IconDeviceMobileShare size={18} aria-hidden />}
            onClick={() => void shareFile(file, fileName, caption).catch(refused)}
          >
            Wyślij plik (Instagram i inne)
          </Menu.Item>
        )}
        {(Object.keys(SHARERS) as Sharer[]).map((sharer) => {
          const Icon = ICONS[sharer]
          return (
            <Menu.Item
              key={sharer}
              disabled={url === null}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => open(sharer)}
            >
              {SHARERS[sharer].label}
            </Menu.Item>
          )
        })}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy(caption, 'Opis skopiowany')}
        >
          Kopiuj opis posta
        </Menu.Item>
        <Menu.Item
          leftSection={<IconEyeglass size={18} aria-hidden />}
          onClick={() => void copy(altText, 'Tekst alternatywny skopiowany')}
        >
          Kopiuj tekst alternatywny
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
