import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { PictureUpload } from './picture-upload.tsx'

interface PicturePropertyProps {
  label: string
  value: string
  background: string
  disabled: boolean
  onChange: (src: string) => void
}

/** The template's background, or a picture of one's own. */
export function PictureProperty({ label, value, background, disabled, onChange }: PicturePropertyProps) {
  return (
    <PictureUpload label={label} value={value} onChange={onChange}>
      <Button
        variant="subtle"
        size="sm"
        disabled={disabled || value === background}
        leftSection={<IconPhoto size={17} aria-hidden />}
        onClick={() => onChange(background)}
      >
        Tło szablonu
      </Button>
    </PictureUpload>
  )
}
