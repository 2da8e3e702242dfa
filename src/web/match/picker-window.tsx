import '#web/ui/dialog-styles.ts'
import { Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import classes from './player-picker.module.css'

interface PickerWindowProps {
  opened: boolean
  title: string
  /** Off where a click beside the dialog would lose work. */
  closeOnClickOutside?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog with a list of players: of one height, the whole screen on a phone. */
export function PickerWindow({ opened, title, closeOnClickOutside = true, onClose, children }: PickerWindowProps) {
  const isNarrow = useIsNarrow()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnClickOutside={closeOnClickOutside}
      fullScreen={isNarrow}
      classNames={{ content: classes.content, body: classes.body }}
      transitionProps={{ transition: isNarrow ? 'slide-up' : 'fade', duration: 150 }}
    >
      {children}
    </Modal>
  )
}

/** In reach however far the list is scrolled; the note is said aloud as it changes. */
export function PickerFooter({ note, children }: { note: string; children: ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap" className={classes.footer}>
      <Text role="status" fw={700}>
        {note}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {children}
      </Group>
    </Group>
  )
}
