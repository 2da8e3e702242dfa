import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import type { SharingProps } from './sharing-menu.tsx'

const menu = dialogPart(() => import('./sharing-menu.tsx').then((module) => module.SharingMenu))

interface ShareMenuProps extends Omit<SharingProps, 'variant'> {
  /** Filled where sharing is the next thing to do. */
  variant?: 'default' | 'filled'
}

const hasShareSheet = (): boolean => typeof navigator.canShare === 'function'

/** The menu comes with the first graphic that can be shared: by its address, or as a file. */
export function ShareMenu({ variant = 'default', ...sharing }: ShareMenuProps) {
  const waiting = (
    <Button variant={variant} disabled leftSection={<IconShare size={18} aria-hidden />}>
      Udostępnij
    </Button>
  )
  const isShareable = sharing.url !== null || (sharing.load !== null && hasShareSheet())
  return isShareable ? <LatePart part={menu} props={{ ...sharing, variant }} fallback={waiting} /> : waiting
}
