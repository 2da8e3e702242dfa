import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ClubCrest } from '#web/club/club-crest.tsx'
import classes from './crest-form.module.css'
import { useSaveWithToasts } from './use-save-with-toasts.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp'
const HINT_BYTES = 2 * 1024 * 1024
const PREVIEW_SIZE = 112

export function CrestForm() {
  const [file, setFile] = useState<File | null>(null)
  const { save, isPending } = useSaveWithToasts()
  return (
    <Stack gap="md">
      <Group wrap="nowrap" gap="lg">
        <div className={classes.preview}>
          {file ? <ChosenCrest key={fileKey(file)} file={file} /> : <ClubCrest size={PREVIEW_SIZE} />}
        </div>
        <Stack gap="xs" align="flex-start" miw={0}>
          <FileButton onChange={setFile} accept={ACCEPTED} inputProps={{ 'aria-label': 'Plik z herbem' }}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />}>
                Wybierz plik
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed" className={classes.name}>
            {file ? file.name : 'Format: JPG, PNG, max 2MB'}
          </Text>
          {file && file.size > HINT_BYTES && (
            <Text size="sm">Plik jest większy niż zalecane 2 MB; zostanie zmniejszony przy zapisie.</Text>
          )}
        </Stack>
      </Group>
      <Button
        className={classes.save}
        disabled={!file}
        loading={isPending}
        onClick={() => file && save({ key: 'clubLogo', clubLogo: file }, () => setFile(null))}
      >
        Zapisz herb
      </Button>
    </Stack>
  )
}

const fileKey = (file: File): string => `${file.name}-${file.lastModified}-${file.size}`

function ChosenCrest({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  if (isBroken) return <Text size="sm">Tego pliku nie da się wyświetlić jako obrazu.</Text>
  return (
    address && (
      <img
        className={classes.chosen}
        src={address}
        alt="Podgląd nowego herbu"
        width={PREVIEW_SIZE}
        height={PREVIEW_SIZE}
        onError={() => setBroken(true)}
      />
    )
  )
}
