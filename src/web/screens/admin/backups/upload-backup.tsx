import { Button, FileButton, Progress, Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useUploadBackup } from '#web/api/backups.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

/** A backup from another machine. The server looks through it before it is listed. */
export function UploadBackup() {
  const upload = useUploadBackup()
  const [progress, setProgress] = useState(0)
  const send = (file: File | null) => {
    if (!file) return
    setProgress(0)
    upload.mutate(
      { file, onProgress: setProgress },
      {
        onSuccess: () => toastSuccess('Backup wczytany', 'Kopia jest sprawdzona i gotowa do przywrócenia.'),
        onError: (error) => toastFailure('Błąd', `Nie udało się wczytać backupu: ${serverMessage(error)}`),
      },
    )
  }
  return (
    <Stack gap={4}>
      <FileButton onChange={send} accept=".zip,application/zip" inputProps={{ 'aria-label': 'Plik kopii zapasowej' }}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={upload.isPending}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            Wczytaj z pliku
          </Button>
        )}
      </FileButton>
      {upload.isPending && <Progress value={progress * 100} aria-label="Wysyłanie kopii" />}
    </Stack>
  )
}
