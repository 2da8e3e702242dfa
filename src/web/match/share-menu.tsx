import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { SharingProps } from './sharing-menu.tsx'

const SharingMenu = lazy(() => import('./sharing-menu.tsx').then((module) => ({ default: module.SharingMenu })))

interface ShareMenuProps extends Omit<SharingProps, 'url' | 'variant'> {
  /** Address of the finished graphic; null while there is none. */
  url: string | null
  /** Filled where sharing is the next thing to do. */
  variant?: 'default' | 'filled'
}

/** The menu comes with the first graphic that can be shared. */
export function ShareMenu({ url, variant = 'default', ...sharing }: ShareMenuProps) {
  const waiting = (
    <Button variant={variant} disabled leftSection={<IconShare size={18} aria-hidden />}>
      Udostępnij
    </Button>
  )
  if (!url) return waiting
  return (
    <Suspense fallback={waiting}>
      <SharingMenu url={url} variant={variant} {...sharing} />
    </Suspense>
  )
}
