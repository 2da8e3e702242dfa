import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import classes from './picture-file-button.module.css'
import { PICTURE_TYPES } from './picture-source.ts'

interface PictureFileButtonProps {
  id: string
  label: string
  describedBy: string
  isInvalid: boolean
  isOpening: boolean
  dataPath: string | undefined
  onFile: (file: File) => void
}

/** The browser's own file input, dressed as a button. */
export function PictureFileButton(props: PictureFileButtonProps) {
  return (
    <>
      <input
        id={props.id}
        className={classes.input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        data-path={props.dataPath}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Otherwise the same file, chosen a second time, would change nothing.
          currentTarget.value = ''
          if (file) props.onFile(file)
        }}
      />
      <Button
        component="label"
        htmlFor={props.id}
        className={classes.button}
        variant="default"
        loading={props.isOpening}
        leftSection={<IconUpload size={18} aria-hidden />}
      >
        Wybierz plik
      </Button>
    </>
  )
}
