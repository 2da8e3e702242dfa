import './dialog-styles.ts'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './sheet.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

interface SheetProps {
  opened: boolean
  onClose: () => void
  title: string
  /** On a desktop. */
  width: string
  /** Over it lies a question, which the key is for. */
  isAsking: boolean
  closeOnClickOutside?: boolean
  children: ReactNode
}

/** On a phone it comes up from below, within reach of the thumb; elsewhere it is a window. */
export function Sheet({ width, isAsking, ...shell }: SheetProps) {
  const isNarrow = useIsNarrow()
  return isNarrow ? (
    <Drawer
      {...shell}
      closeOnEscape={!isAsking}
      position="bottom"
      size="auto"
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      padding="md"
    />
  ) : (
    <Modal {...shell} closeOnEscape={!isAsking} size={width} />
  )
}
