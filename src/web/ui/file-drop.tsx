import '@mantine/dropzone/styles.layer.css'
import { Button, Group, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './file-drop.module.css'

interface FileDropProps {
  /** Name of the file input. */
  label: string
  /** What is taken, in words. */
  formats: string
  buttonLabel: string
  /** MIME types with their file endings. */
  accept: Record<string, string[]>
  multiple?: boolean
  onFiles: (files: File[]) => void
  onRefused: (files: File[]) => void
}

/** Files by drop or by button; for anything but the one picture of a form. */
export function FileDrop({ label, formats, buttonLabel, accept, multiple = false, onFiles, onRefused }: FileDropProps) {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      openRef={open}
      className={classes.zone}
      accept={accept}
      multiple={multiple}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      inputProps={{ 'aria-label': label }}
      onDropAny={(files, refused) => {
        if (files.length > 0) onFiles(files)
        if (refused.length > 0) onRefused(refused.map(({ file }) => file))
      }}
      // The component asks for it, but the refused files come only to the one above, and must be told last.
      onDrop={() => {}}
    >
      <Group gap="sm" wrap="nowrap">
        <Button
          variant="default"
          flex="none"
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={() => open.current?.()}
        >
          {buttonLabel}
        </Button>
        <Text size="sm" c="dimmed">
          <span className={classes.way}>albo przeciągnij tutaj: </span>
          {formats}
        </Text>
      </Group>
    </Dropzone>
  )
}
