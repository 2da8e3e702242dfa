import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { FONT_MAX_BYTES } from '#contract/font.ts'
import { clubFontLabel } from '#graphic/template/club-font-label.ts'
import { useAddFont } from '#web/api/fonts.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const TYPES = '.woff2,.ttf,.otf,font/woff2,font/ttf,font/otf'

export function AddFont() {
  const add = useAddFont()
  const send = (file: File | null) => {
    if (!file) return
    if (file.size > FONT_MAX_BYTES) {
      toastFailure('Błąd dodawania czcionki', 'Plik jest za duży. Dozwolone jest najwyżej 2 MB')
      return
    }
    add.mutate(file, {
      onSuccess: (font) => toastSuccess('Czcionka dodana', clubFontLabel(font)),
      onError: (error) => tellFailure('Błąd dodawania czcionki', error),
    })
  }
  return (
    <FileButton onChange={send} accept={TYPES} inputProps={{ 'aria-label': 'Plik czcionki' }}>
      {(props) => (
        <Button {...props} variant="default" loading={add.isPending} leftSection={<IconUpload size={18} aria-hidden />}>
          Dodaj czcionkę
        </Button>
      )}
    </FileButton>
  )
}
