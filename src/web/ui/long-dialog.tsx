import './dialog-styles.ts'
import { Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './long-dialog.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

interface LongDialogProps {
  opened: boolean
  title: string
  /** Width on a wide screen; a phone gives all it has. */
  size: string
  onClose: () => void
  /** Not while another lies over it, which the key is for. */
  closeOnEscape?: boolean
  /** A DialogBody, and a DialogFooter under it. */
  children: ReactNode
}

/** A dialog in which work is done: it is closed on purpose, not by a click beside it. */
export function LongDialog({ opened, title, size, onClose, closeOnEscape = true, children }: LongDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={useIsNarrow()}
      centered={false}
      // Leaves room for a toast under the buttons.
      yOffset="min(6rem, 10dvh)"
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
      classNames={{ content: classes.content, header: classes.header, body: classes.dialog }}
    >
      {children}
    </Modal>
  )
}

/** What scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <Stack gap="md" className={classes.body}>
      {children}
    </Stack>
  )
}

/** The buttons, in reach however far the rest is scrolled. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" className={classes.footer}>
      {children}
    </Group>
  )
}
