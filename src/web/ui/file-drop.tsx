import { Button, FileButton, Group, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './file-drop.module.css'
import { useFileDrop } from './use-file-drop.ts'

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

/** Systems name types differently or not at all, so the ending of the name counts as well. */
const isAccepted = (file: File, accept: Record<string, string[]>): boolean =>
  Object.entries(accept).some(
    ([type, endings]) => file.type === type || endings.some((ending) => file.name.toLowerCase().endsWith(ending)),
  )

/** Files by drop or by button; for anything but the one picture of a form. */
export function FileDrop({ label, formats, buttonLabel, accept, multiple = false, onFiles, onRefused }: FileDropProps) {
  const reset = useRef<() => void>(null)
  const take = (given: File[]) => {
    const files = given.filter((file) => isAccepted(file, accept)).slice(0, multiple ? undefined : 1)
    const refused = given.filter((file) => !isAccepted(file, accept))
    if (files.length > 0) onFiles(files)
    if (refused.length > 0) onRefused(refused)
    // The same file may be chosen again after it was mended.
    reset.current?.()
  }
  const { isOver, dropTarget } = useFileDrop(take)
  return (
    <div className={classes.zone} data-over={isOver || undefined} {...dropTarget}>
      <Group gap="sm" wrap="nowrap">
        <FileButton
          resetRef={reset}
          multiple
          accept={Object.entries(accept).flat(2).join(',')}
          inputProps={{ 'aria-label': label, multiple }}
          onChange={take}
        >
          {(props) => (
            <Button {...props} variant="default" flex="none" leftSection={<IconUpload size={18} aria-hidden />}>
              {buttonLabel}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          <span className={classes.way}>albo przeciągnij tutaj: </span>
          {formats}
        </Text>
      </Group>
    </div>
  )
}
